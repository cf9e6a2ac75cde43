#!/bin/sh
# fonts.sh OUTDIR: makes the pages' fonts, as woff2, from the ones that the system has.
set -eu
out=${1:?usage: fonts.sh OUTDIR}

fail() {
    echo "fonts.sh: $1" >&2
    exit 1
}

# Arrows, operators, shapes, stars, chess pieces and marks, so that no sign of the pages depends on the fonts of its reader; and what European
# languages and their punctuation are written with. check-glyphs tells if a page needs more.
SYMBOLS=2070-209F,2190-21FF,2200-22FF,25A0-25FF,2605-2606,2610-2611,2654-265F,2700-2717
LETTERS=20-7E,A0-17F,2010-205E,$SYMBOLS

# face NAME CHARACTERS FAMILY STYLE PACKAGE: OUTDIR/NAME.woff2, with those characters. A font may have several style names (ExtraBold calls
# itself Regular, too); the first is its own.
face() {
    file=$(fc-list -f '%{style[0]}:%{file}\n' ":family=$3" | sed -n "s/^$4:\(.*\.[ot]tf\)\$/\1/p" | sort | head -n 1)
    [ -n "$file" ] || fail "the font $3 $4 is missing; it is in the package $5"
    pyftsubset "$file" --unicodes="$2" --layout-features='*' --output-file="$work/$1.ttf" > "$work/$1.log" 2>&1 ||
        fail "pyftsubset refuses $file: $(cat "$work/$1.log")"
    woff2_compress "$work/$1.ttf" > "$work/$1.log" 2>&1 || fail "woff2_compress refuses $1: $(cat "$work/$1.log")"
}

command -v fc-list > /dev/null || fail "fc-list is missing; it is in the package fontconfig"
command -v woff2_compress > /dev/null || fail "woff2_compress is missing; it is in the package woff2"

command -v pyftsubset > /dev/null || fail "pyftsubset is missing; it is in the package fonttools"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
face text-regular  $LETTERS "Gentium Book Plus" Regular       fonts-sil-gentiumplus
face text-italic   $LETTERS "Gentium Book Plus" Italic        fonts-sil-gentiumplus
face text-bold     $LETTERS "Gentium Book Plus" Bold          fonts-sil-gentiumplus
face sans-medium   $LETTERS "Inter"             Medium        fonts-inter
face sans-semibold $LETTERS "Inter"             "Semi *Bold"  fonts-inter
face mono-regular  $LETTERS "JetBrains Mono"    Regular       fonts-jetbrains-mono
face mono-italic   $LETTERS "JetBrains Mono"    Italic        fonts-jetbrains-mono
face symbols       $SYMBOLS "DejaVu Sans"       Book          fonts-dejavu-core

mkdir -p "$out"
cp "$work"/*.woff2 "$out"
