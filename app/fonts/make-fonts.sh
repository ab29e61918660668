#!/bin/sh
# Makes the fonts of this folder from Bricolage Grotesque (SIL Open Font License), with fonttools 4.38 and Python's brotli.
set -eu

# The letters that every page loads, and those that load on demand. `globals.css` lists the latter too.
FIRST=U+20-21,U+26-27,U+2C-2E,U+30-3A,U+3F,U+41-5A,U+61-7A
FURTHER=U+22-25,U+28-2B,U+2F,U+3B-3E,U+40,U+5B-60,U+7B-7E,U+A0-A3,U+A5-AC,U+AE-FF,U+152-153,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026,U+20AC,U+2122

fonts=$(cd "$(dirname "$0")" && pwd)
cd "$(mktemp -d)"
npm pack @fontsource-variable/bricolage-grotesque@5.3.0
tar -xzf fontsource-variable-bricolage-grotesque-5.3.0.tgz
source=package/files/bricolage-grotesque-latin-opsz-normal.woff2
# As an axis of the font, the optical size (`opsz`) would add 11 KB.
fonttools varLib.instancer $source opsz=36 wght=400:700 --no-recalc-timestamp -o pages.woff2
fonttools varLib.instancer $source opsz=36 wght=600 --no-recalc-timestamp -o card.woff2
# Newer versions of fonttools keep the compression, which `ImageResponse` cannot read.
fonttools ttLib.woff2 decompress -o card.ttf card.woff2
subset() {
  pyftsubset "$1" --no-ignore-missing-unicodes --layout-features=kern --no-hinting "--unicodes=$2" "--output-file=$fonts/$3" $4
}
subset pages.woff2 $FIRST typeface.woff2 --flavor=woff2
subset pages.woff2 $FURTHER further.woff2 --flavor=woff2
subset card.ttf $FIRST,$FURTHER card.ttf ''
