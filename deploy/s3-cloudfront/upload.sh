#!/usr/bin/env bash
# upload.sh BUCKET DISTRIBUTION: hashed files first, pages last; old hashed files stay. Needs the AWS command line.
set -euo pipefail
bucket=$1 distribution=$2
upload() { aws s3 sync out "s3://$bucket" --no-progress --exclude '*.br' --exclude '*.gz' "$@"; }

upload --exclude '*' --include '_next/static/*' --cache-control 'public, max-age=31536000, immutable'
upload --exclude '_next/static/*' --exclude '*.html' --exclude '*.md' --cache-control no-cache
upload --exclude '*' --include '*.md' --cache-control no-cache --content-type 'text/markdown; charset=utf-8'
upload --exclude '*' --include '*.html' --cache-control no-cache --content-type 'text/html; charset=utf-8'
upload --exclude '_next/static/*' --delete --cache-control no-cache
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
