#!/bin/sh
# fonts.sh OUTDIR: makes the pages' fonts, as woff2, from the ones that the system has.
set -eu
out=${1:?usage: fonts.sh OUTDIR}

fail() {
    echo "fonts.sh: $1" >&2
    exit 1
}

# face NAME FAMILY STYLE PACKAGE: OUTDIR/NAME.woff2. A font may have several style names (ExtraBold calls itself Regular, too);
# the first is its own.
face() {
    file=$(fc-list -f '%{style[0]}:%{file}\n' ":family=$2" | sed -n "s/^$3:\(.*\.[ot]tf\)\$/\1/p" | sort | head -n 1)
    [ -n "$file" ] || fail "the font $2 $3 is missing; it is in the package $4"
    cp "$file" "$work/$1.ttf"
    woff2_compress "$work/$1.ttf" > "$work/$1.log" 2>&1 || fail "woff2_compress refuses $file: $(cat "$work/$1.log")"
}

# symbols NAME FAMILY STYLE PACKAGE: the same, with no more than arrows, operators, shapes, stars, men of chess and marks, so
# that no sign of the pages depends on the fonts of its reader.
symbols() {
    face "$@"
    pyftsubset "$work/$1.ttf" --unicodes=2070-209F,2190-21FF,2200-22FF,25A0-25FF,2605-2606,2610-2611,2654-265F,2700-2717 \
        --layout-features= --output-file="$work/subset.ttf" > "$work/$1.log" 2>&1 || fail "pyftsubset refuses $2: $(cat "$work/$1.log")"
    mv "$work/subset.ttf" "$work/$1.ttf"
    woff2_compress "$work/$1.ttf" > "$work/$1.log" 2>&1 || fail "woff2_compress refuses $1: $(cat "$work/$1.log")"
}

command -v fc-list > /dev/null || fail "fc-list is missing; it is in the package fontconfig"
command -v woff2_compress > /dev/null || fail "woff2_compress is missing; it is in the package woff2"

command -v pyftsubset > /dev/null || fail "pyftsubset is missing; it is in the package fonttools"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
face text-regular  "Gentium Book Plus" Regular       fonts-sil-gentiumplus
face text-italic   "Gentium Book Plus" Italic        fonts-sil-gentiumplus
face text-bold     "Gentium Book Plus" Bold          fonts-sil-gentiumplus
face sans-medium   "Inter"             Medium        fonts-inter
face sans-semibold "Inter"             "Semi *Bold"  fonts-inter
face mono-regular  "JetBrains Mono"    Regular       fonts-jetbrains-mono
face mono-italic   "JetBrains Mono"    Italic        fonts-jetbrains-mono
symbols symbols    "DejaVu Sans"       Book          fonts-dejavu-core

mkdir -p "$out"
cp "$work"/*.woff2 "$out"
