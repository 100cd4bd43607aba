#!/bin/sh
# Copies the embedded store and the erasure log each day (docs/operations.md). Copy this file to /etc/cron.daily/site-backup, and
# replace /backup with a folder on another disk. Keep copies no longer than your privacy page states.
set -e
KEPT_DAYS=30

cd /srv/site
# The host's settings, which every command for submissions needs.
set -a
STATE_DIRECTORY=/var/lib/site
. /etc/site.env
set +a

mkdir -p /backup
npm run -s submissions -- backup "/backup/submissions-$(date +%FT%H%M%S).db"
# Keeps erased people erased after a restore. There is none before the first erasure.
test ! -e /var/lib/site/submissions.db.erased || cp /var/lib/site/submissions.db.erased /backup/
find /backup -name 'submissions-*.db' -mtime "+$KEPT_DAYS" -delete
