# The host folder: one release, the server and the packages that it imports, without Gatsby and without the sources.
# docs/operations.md describes how to run it.

FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY packages packages
RUN npm ci
COPY . .
# The content, which must be inside the folder of the Dockerfile, and settings that the build writes into the pages. Set them
# with --build-arg.
ARG CONTENT_DIR=data
ARG GATSBY_FORMS_URL
ARG GATSBY_FORMS_KEY
ARG ALLOWED_ORIGINS
ARG SOURCE_MAPS
# Settings of the content desk. Without DESK, the site has no desk.
ARG DESK
ARG DESK_REPO
ARG DESK_BRANCH=main
ARG DESK_SIGN_IN
ARG DESK_APP_ID
ARG DESK_API
ARG DESK_WORKFLOW
# The commit of the content, by which the desk knows whether a save is live. Git's folder is not copied.
ARG COMMIT_REF
RUN npm run build && npm run host:folder -- /host

FROM node:24-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 STATE_DIRECTORY=/data
WORKDIR /host
COPY --from=build /host ./
RUN install --directory --owner=node --group=node --mode=0700 /data
VOLUME /data
USER node
EXPOSE 9000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Runs Node directly, because npm does not pass every signal to the host.
CMD ["node", "serve.js"]
