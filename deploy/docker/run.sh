#!/bin/sh
# Builds the image of the site and starts its container, or replaces a running one (docs/operations.md). Run this file in the
# folder of the repository. The volume and the settings in /etc/site.env are kept.
set -e

# Docker reads each line literally, so do not use quotes there.
test -e /etc/site.env || install -m 0600 /dev/null /etc/site.env
# By the commit of the content, the desk says since when a save is live. Add the settings of the build (.env.example) as
# --build-arg NAME=value.
docker build --build-arg COMMIT_REF="$(git rev-parse HEAD)" "$@" --tag site .
docker stop -t 15 site || true
docker rm site || true
# The host trusts the headers of the proxy, so the port is published on this machine alone.
docker run --detach --restart always --name site --publish 127.0.0.1:9000:9000 \
  --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges \
  --volume site-data:/data --env-file /etc/site.env --env TRUST_PROXY=1 site
