# The part of `npm run deploy` that runs at its target, over ssh or on this machine, by `sh -c` (pipeline/deploy/deploy.ts).
#
#   deploy FOLDER KEEP COMMIT   makes room, waits for "uploaded" on standard input, serves the new version, removes old ones
#   switch FOLDER [VERSION]     serves a version that is kept; without its name, the one that was replaced
#   list FOLDER
#
#   current                  link to the site that is served: versions/2026-11-23T17-05-12Z-538e4f3/site
#   versions/*/site          a whole site, whose _next/static is a link to the folder of all
#   versions/*/static        its own hashed files, so that one that no version has is found
#   versions/*/before        the version that it replaced
#   versions/.incomplete-*   not a version yet, or no more: the next deploy removes it
#   static                   hashed files of every version that is kept
#   .deploy-lock             says whose folder this is, and is locked during a deploy
set -eu
umask 022
export LC_ALL=C
action=$1 folder=$2

fail() {
  echo "$1" >&2
  exit 1
}

# One link takes the place of the other by rename(2), so that there is no moment without it: `ln -sfn` removes the old one first
# where coreutils are older than 8.31 (https://github.com/mina-deploy/mina/issues/16).
serve() {
  ln -sfn "versions/$1/site" versions/.current
  mv -T versions/.current current
}

# Everything here is removed one day: it must be a deploy's own.
refuse_other_things() {
  for entry in * .*; do
    case $entry in
      . | .. | .deploy-lock) continue ;;
      versions | static | current) if [ -e .deploy-lock ]; then continue; fi ;;
    esac
    if [ -e "$entry" ] || [ -L "$entry" ]; then
      fail "$folder holds $entry, which no deploy put there: name a folder that is empty, or was deployed to before."
    fi
  done
}

prune() {
  keep=$1
  set -- versions/*
  surplus=$(($# - keep))
  for version; do
    version=${version#versions/}
    if [ "$surplus" -gt 0 ] && [ "$version" != "$served" ] && [ "$version" != "$before" ]; then
      mv "versions/$version" "versions/.incomplete-$version"
      surplus=$((surplus - 1))
    fi
  done
  rm -rf versions/.incomplete-*
  cd static
  find . -type f | while read -r file; do
    for own in ../versions/*/static; do
      if [ -e "$own/$file" ]; then continue 2; fi
    done
    echo "$file"
  done | xargs rm -f
  find . -mindepth 1 -type d -empty -delete
}

for tool in flock rsync; do
  command -v "$tool" >/dev/null || fail "There is no $tool: on Debian, \`apt-get install util-linux rsync\`."
done
if [ "$action" = deploy ] && ! mkdir -p "$folder"; then
  fail "As its owner: \`sudo install -d -o $(id -un) $folder\` there."
fi
cd "$folder" || fail "The folder cannot be entered."
refuse_other_things
served=$(readlink current || :)
served=${served#versions/} served=${served%/site}
if [ "$action" != deploy ] && [ -z "$served" ]; then fail "Nothing was deployed to $folder."; fi

if [ "$action" = list ]; then
  for version in versions/*; do
    version=${version#versions/}
    if [ "$version" = "$served" ]; then echo "* $version"; else echo "  $version"; fi
  done
  exit
fi

# The kernel frees it when this shell ends, however it ends.
exec 9>.deploy-lock
flock -n 9 || fail "Another deploy to $folder is under way: wait for its end."

case $action in
  switch)
    version=${3:-$(cat "versions/$served/before")}
    [ -n "$version" ] || fail "$served replaced no version: \`--list\` shows what is kept, \`--to\` serves one of them."
    case $version in
      */*) found= ;;
      *) found=$(ls -d "versions/$version/site" 2>/dev/null || :) ;;
    esac
    [ "$found" ] || fail "$version is not kept: \`--list\` shows what is, \`--to\` serves one of them."
    serve "$version"
    echo "$version is served, in place of $served."
    ;;
  deploy)
    rm -rf versions/.incomplete-*
    mkdir -p versions static
    time=$(date -u +%Y-%m-%dT%H-%M-%SZ)
    # Names are in order of age, so that no two have one second.
    while ls -d "versions/$time"* >/dev/null 2>&1; do
      sleep 1
      time=$(date -u +%Y-%m-%dT%H-%M-%SZ)
    done
    version=$time${4:+-$4} before=$served
    # With the number of this shell, so that an rsync that outlives a killed deploy writes into no other.
    new=versions/.incomplete-$version-$$
    mkdir -p "$new/site"
    echo "$(pwd -P)/$new/site"
    echo "${before:+$(pwd -P)/versions/$before/site}"
    read -r answer || answer=
    if [ "$answer" != uploaded ]; then
      rm -rf "$new"
      fail "The upload did not end: $folder serves what it served."
    fi
    mv "$new/site/_next/static" "$new/static"
    ln -s ../../../../static "$new/site/_next/static"
    echo "$before" >"$new/before"
    rsync -rpc --link-dest="$(pwd -P)/$new/static" "$new/static/" static/
    mv "$new" "versions/$version"
    serve "$version"
    served=$version
    prune "$3"
    echo "$version is served${before:+, in place of $before}."
    ;;
esac
