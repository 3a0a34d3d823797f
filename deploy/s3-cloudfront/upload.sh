#!/usr/bin/env bash
# upload.sh BUCKET DISTRIBUTION [FOLDER]: makes the bucket hold the folder (out/) and nothing else. With the folder of an earlier version it goes
# back to that one. Every file is sent, because `aws s3 sync` compares size and date alone, and a page whose hashes changed has the size it had.
# Hashed files go first and pages last; then what is gone is deleted, save old hashed files, for which open pages still ask.
# Needs the AWS command line, version 1 or 2.
set -euo pipefail
fail() {
  echo "✗ $1" >&2
  exit 1
}
[ $# -ge 2 ] || fail 'Usage: upload.sh BUCKET DISTRIBUTION [FOLDER]'
bucket=$1 distribution=$2 folder=${3:-out}
[ -f "$folder/index.html" ] || fail "$folder holds no exported site: \`npm run build -- --host s3-cloudfront\` writes out/."

type_of() {
  case $1 in
    html | css | xml) echo "text/$1; charset=utf-8" ;;
    js) echo 'text/javascript; charset=utf-8' ;;
    md) echo 'text/markdown; charset=utf-8' ;;
    txt) echo 'text/plain; charset=utf-8' ;;
    json) echo 'application/json; charset=utf-8' ;;
    webmanifest) echo 'application/manifest+json; charset=utf-8' ;;
    svg) echo 'image/svg+xml; charset=utf-8' ;;
    png) echo image/png ;;
    ico) echo image/x-icon ;;
    woff2) echo font/woff2 ;;
    pdf) echo application/pdf ;;
    br | gz) fail "$folder has .br and .gz, which would be published as files, and CloudFront compresses by itself: build with --host s3-cloudfront." ;;
    *) fail "$folder has a file .$1, whose type upload.sh does not know: name it in type_of there. Nothing was sent." ;;
  esac
}

files=$(cd "$folder" && find . -type f | cut -c 3-)
extensions() { grep -E "$@" <<<"$files" | sed 's/.*[./]//' | sort -u; }
for extension in $(extensions .); do type_of "$extension" >/dev/null; done

# send CACHING EXTENSION FILTER…: the last filter that fits a file decides.
send() {
  aws s3 cp "$folder" "s3://$bucket" --recursive --only-show-errors --cache-control "$1" --content-type "$(type_of "$2")" --exclude '*' "${@:3}"
}
page_or_data() {
  send no-cache "$1" --include "*.$1" --exclude '_next/static/*' --exclude 'og/*' --exclude 'icon*' --exclude apple-touch-icon.png --exclude favicon.ico
}

pictures='^(og/|icon|apple-touch-icon\.png$|favicon\.ico$)'
for extension in $(extensions '^_next/static/'); do
  send 'public, max-age=31536000, immutable' "$extension" --include "_next/static/*.$extension"
done
for extension in $(extensions "$pictures"); do
  send 'public, max-age=86400' "$extension" --include "og/*.$extension" --include "icon*.$extension" \
    --include "apple-touch-icon.$extension" --include "favicon.$extension"
done
for extension in $(extensions -v "$pictures|^_next/static/"); do
  [ "$extension" = html ] || page_or_data "$extension"
done
page_or_data html

# Every file was sent above with its size, so that `sync --size-only` deletes and sends nothing.
aws s3 sync "$folder" "s3://$bucket" --delete --size-only --only-show-errors --exclude '_next/static/*'
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*' >/dev/null
echo "s3://$bucket holds $folder."
