# The site with its host. docs/operations.md describes how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The build writes these settings into the pages. Set them with --build-arg.
ARG GATSBY_FORMS_URL
ARG GATSBY_FORMS_KEY
# Settings of the content desk. Without DESK, the site has no desk.
ARG DESK
ARG DESK_REPO
ARG DESK_BRANCH=main
ARG DESK_SIGN_IN
ARG DESK_APP_ID
ARG DESK_API
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 STATE_DIRECTORY=/data
WORKDIR /site
COPY --from=build /site/package.json /site/tsconfig.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/data data
COPY --from=build /site/gatsby gatsby
COPY --from=build /site/scripts scripts
COPY --from=build /site/server server
COPY --from=build /site/src src
COPY --from=build /site/releases releases
RUN install --directory --owner=node --group=node --mode=0700 /data
VOLUME /data
USER node
EXPOSE 9000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Runs Node directly, because npm does not pass every signal to the host.
CMD ["node", "--require", "tsx/cjs", "scripts/site/serve.ts"]
