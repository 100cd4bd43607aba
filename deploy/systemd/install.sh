#!/bin/sh
# Installs the host as a service (docs/first-hour.md). Run this file as root in /srv/site, in the repository or in a host folder.
# Run it again after a change of the unit: it keeps the settings in /etc/site.env. Make your own changes of the unit with
# `systemctl edit site`.
set -e

id site >/dev/null 2>&1 || useradd --system --home-dir /srv/site site
# Settings and secrets, one NAME=value per line.
test -e /etc/site.env || install -m 0600 /dev/null /etc/site.env

units=$(dirname "$0")
install -m 0644 "$units/site.service" /etc/systemd/system/
# A host folder has the server as one file.
if test -e serve.js; then
  install -D -m 0644 "$units/site.service.d/host-folder.conf" /etc/systemd/system/site.service.d/host-folder.conf
fi
systemctl daemon-reload
systemctl enable site
# Returns when /livez responds.
systemctl restart site
