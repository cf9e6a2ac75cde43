# ── The book ────────────────────────────────────────────────────────────────────────────────────────────────────────────
# $(STEMS), $(ANSWERS) (the pages of answers, by chapter) and what each page is made from come out of build/tangle.mk.

ifeq ($(NOWEB_LIB),)
book html pdf epub dist:
	@echo "The book is made with noweb and pandoc: make setup installs them. (make library needs neither.)"; exit 1
.PHONY: book html pdf epub dist
else
# Where what draws figures is. Small books, such as those of the tests, take that of another tree.
export FIGURES ?= build/figures
DRAW    = $(FIGURES)/draw
export SOURCE_DATE_EPOCH ?= 1767225600
# What reads a chapter, and what makes each form of the book out of what was read.
READER  = $(wildcard book/weave/reader/*.lua book/weave/figures/*)
TO_PAGES = $(READER) $(wildcard book/weave/html/*.lua)
TO_PRINT = $(READER) $(wildcard book/weave/pdf/*.lua)
DOCUMENTS = $(STEMS:%=build/document/%.json)
PAGES   = $(foreach s,$(STEMS) $(ANSWERS),$(HTML)/$(subst $(firstword $(subst -, ,$s))-,,$s).html)
# With 128 MB for new data, pandoc collects garbage less often and takes a quarter less time.
PANDOC  = LC_ALL=C.UTF-8 pandoc +RTS -A128m -RTS --fail-if-warnings --wrap none
TO_HTML = $(PANDOC) --from json --bibliography book/references.bib --to html5 --lua-filter book/weave/html/render.lua --citeproc --lua-filter book/weave/html/references.lua --template book/weave/html/page.html --mathml
TO_TEX  = $(PANDOC) --from json --bibliography book/references.bib --to latex-smart -M link-citations=true --citeproc --lua-filter book/weave/pdf/render.lua
TEX     = $(patsubst %,build/book/pdf/%.tex,$(STEMS))
LUNR    = /usr/share/javascript/lunr/lunr.min.js
MOVES   = $(shell tr ' ' : < book/weave/html/moved.txt)
MOVED   = $(foreach m,$(MOVES),$(if $(filter $(HTML)/$(lastword $(subst :, ,$m)).html,$(PAGES)),$(HTML)/$(firstword $(subst :, ,$m)).html))
SEARCH  = $(addprefix $(HTML)/,search.css search-data.js search-terms.js lunr.js)

# What is handed on has pages that run programs.
PARALLEL = $(if $(filter -j%,$(MAKEFLAGS)),,-j$$(nproc))
LIVE ?= $(if $(filter dist classroom,$(MAKECMDGOALS)),1)
book: ## weave the book as HTML, PDF and EPUB; with LIVE=1 also pages on which programs and exercises run
	@$(MAKE) --no-print-directory $(PARALLEL) tex # so that the pages are woven while LaTeX, which takes longest, sets the PDF
	@$(MAKE) --no-print-directory $(PARALLEL) pdf epub html
	@$(MAKE) --no-print-directory html $(if $(LIVE),live) # now that there are a PDF and an EPUB, the first page can offer them
	@echo "The book is here:"
	@echo "  $(CURDIR)/$(if $(LIVE),$(LIVE_HTML),$(HTML))/index.html"
	@echo "  $(CURDIR)/$(PDF)"
	@echo "  $(CURDIR)/$(CODE)"
	@echo "  $(CURDIR)/$(EPUB)"
SCRIPTS = $(patsubst book/weave/html/%,$(HTML)/%,$(wildcard book/weave/html/*.js)) $(HTML)/names.js $(HTML)/addresses.js $(HTML)/nibble.js
html: $(PAGES) $(FILE_PAGES) $(MOVED) $(HTML)/index.html $(HTML)/book.css $(SCRIPTS) $(SEARCH) $(HTML)/fonts ## weave the pages
	@[ ! -d book/images ] || cp -R book/images $(HTML)/
	@rm -f $(filter-out $(PAGES) $(FILE_PAGES) $(MOVED) $(HTML)/index.html,$(wildcard $(HTML)/*.html))
live: $(LIVE_HTML)/live/book.js ## weave the pages once more, with programs and exercises that run on them
tex: $(TEX)
pdf: $(PDF) ## weave the two volumes of the PDF
epub: $(EPUB) ## weave the EPUB
.PHONY: book html live tex pdf epub

# The document of a chapter, from which all forms of the book are made.
build/document/%.json: build/weave/%.stream book/references.bib $(READER) $(DRAW)
	@mkdir -p $(@D)
	@echo "  read  $<"
	@$(PANDOC) --from book/weave/reader/noweb.lua --to json -o $@ $<
$(PAGES) $(FILE_PAGES) $(HTML)/index.html: $(DRAW) book/weave/html/page.html book/weave/html/search.html book/references.bib $(TO_PAGES)
$(PAGES): $(HTML)/%.html:
	@mkdir -p $(@D)
	@echo "  weave $@"
	@$(TO_HTML) -o $@ $(filter build/document/%,$^)

# What draws figures: a program for the build, and in a script, as WebAssembly, for the pages, where figures are live. Either holds the part
# of the library that it needs; where that is the same after a change, nothing is drawn again.
FIGURE_C = $(filter-out %/draw.c %/page.c,$(wildcard book/figures/*.c))
FIGURE_H = $(wildcard book/figures/*.h) $(HEADERS) $(PRIVATE)
TO_WASM  = clang --target=wasm32-wasi -mexec-model=reactor -std=c11 -O2 -DNDEBUG -ffunction-sections -fdata-sections -Itangled/include -Wl,--gc-sections,--strip-all,-z,stack-size=1048576

build/figures/draw: build/figures/compiled ;
build/figures/compiled: $(FIGURE_C) book/figures/draw.c $(FIGURE_H) $(STATIC)
	@mkdir -p $(@D)
	@echo "  cc    $(@D)/draw"
	@$(CC) $(STRICT) $(CFLAGS) -DNDEBUG -Itangled/include -o $(@D)/draw.new $(filter %.c,$^) $(STATIC) $(LDFLAGS) -lm
	@cmp -s $(@D)/draw.new $(@D)/draw || mv $(@D)/draw.new $(@D)/draw
	@touch $@
# With sanitizers, and on a library with its assertions in.
build/figures/draw-checked: $(FIGURE_C) book/figures/draw.c $(FIGURE_H) $(DEBUG_OBJECTS)
	@mkdir -p $(@D)
	@echo "  cc    $@"
	@$(CC) $(STRICT) -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -Itangled/include -o $@ $(filter %.c,$^) $(DEBUG_OBJECTS) $(LDFLAGS) -lm
build/figures/nibble.wasm: $(FIGURE_C) book/figures/page.c $(FIGURE_H) $(SOURCES)
	@mkdir -p $(@D)
	@echo "  cc    $@"
	@$(TO_WASM) -o $@ $(filter %.c,$^)
build/figures/nibble.js: build/figures/nibble.wasm
	@{ printf "'use strict';\nconst nibbleWasm = '"; base64 -w 0 $<; echo "';"; } > $@
$(HTML)/nibble.js: $(FIGURES)/nibble.js
	@mkdir -p $(@D)
	@cp $< $@

# The other forms of the book that are there, with their sizes; when that changes, so does the first page.
build/book/forms: FORCE
	@mkdir -p $(@D)
	@wc -c $(wildcard $(PDF) $(CODE) $(EPUB)) < /dev/null > $@.new
	@cmp -s $@.new $@ || cp $@.new $@
$(HTML)/index.html: build/weave/contents build/book/forms book/cover.fen $(wildcard book/measurements/perft*.json) | $(DOCUMENTS)
	@mkdir -p $(@D)
	@echo "  weave $@"
	@$(TO_HTML) --metadata landing=true -o $@ $(DOCUMENTS)
$(FILE_PAGES): $(HTML)/%-files.html:
	@mkdir -p $(@D)
	@echo "  weave $@"
	@$(TO_HTML) --metadata files=true -o $@ $(filter build/document/%,$^)
$(HTML)/names.js: $(DOCUMENTS) $(TO_PAGES)
	@mkdir -p $(@D)
	@echo "  weave $@"
	@$(PANDOC) --from json --lua-filter book/weave/html/names.lua --to html5 -o $@ $(DOCUMENTS)
# Where each id is, for an address that is older than its page; and the pages that have another name now.
$(HTML)/addresses.js: book/weave/html/addresses.awk $(PAGES)
	@mkdir -p $(@D)
	@awk -f $^ > $@
$(MOVED): $(HTML)/%.html: book/weave/html/moved.html book/weave/html/moved.txt
	@mkdir -p $(@D)
	@sed "s/@NEW@/$$(awk '$$1 == "$*" { print $$2 }' book/weave/html/moved.txt)/" $< > $@
$(HTML)/search-data.js: $(DOCUMENTS) $(TO_PAGES)
	@mkdir -p $(@D)
	@echo "  index $@"
	@$(PANDOC) --from json --lua-filter book/weave/html/search.lua --to html5 -o $@ $(DOCUMENTS)
$(HTML)/search-terms.js: book/weave/html/index-search $(addprefix $(HTML)/,search-data.js search-words.js lunr.js)
	@command -v node > /dev/null || { echo "node is not here: make setup installs it"; exit 1; }
	@echo "  index $@"
	@node $< $(@D) > $@
$(HTML)/lunr.js: $(LUNR)
	@mkdir -p $(@D)
	@cp $< $@
$(HTML)/%: book/weave/html/%
	@mkdir -p $(@D)
	@cp $< $@
$(HTML)/fonts: book/weave/html/fonts.sh
	@echo "  fonts $@"
	@rm -rf $@ $@.new
	@book/weave/html/fonts.sh $@.new
	@mv $@.new $@

# The pages once more, with a folder live/ that has an editor and a compiler, which npm brings.
$(LIVE_HTML)/live/book.js: $(shell find book/live -name node_modules -prune -o -type f -print) $(STATIC) $(PAGES) $(FILE_PAGES) $(SCRIPTS) $(HTML)/index.html \
    $(wildcard tangled/exercises/*/*/* tangled/examples/*/* tangled/src/* tangled/harness/* classroom/exercise* classroom/try classroom/*.awk) | html
	@book/live/make-pages $(LIVE_HTML)

build/book/cover.svg: book/cover.fen $(READER) $(DRAW)
	@mkdir -p $(@D)
	@$(PANDOC) --from book/weave/figures/cover-picture.lua --to html -o $@ $<

$(CODE): $(PDF)
$(PDF): $(TEX) build/book/cover.svg build/weave/chapters.tex $(wildcard book/imprint* book/weave/pdf/*)
	@echo "  set   $@ and $(CODE)"
	@book/weave/pdf/set-pdf $(VERSION) $(CHAPTERS)
$(TEX): build/book/pdf/%.tex: build/document/%.json book/references.bib $(TO_PRINT) $(DRAW)
	@mkdir -p $(@D)
	@echo "  weave $@"
	@$(TO_TEX) -o $@ $<
$(EPUB): $(DOCUMENTS) $(TO_PAGES) book/references.bib $(HTML)/fonts build/book/cover.svg LICENSE $(wildcard book/imprint* book/weave/epub/*)
	@echo "  weave $@"
	@book/weave/epub/make-epub $(VERSION) $@ build/book/cover.svg $(DOCUMENTS)
book/measurements/%.json:
	@grep -n 'file="$(*:.clang=)"' $(CHAPTERS) | sed 's|^\([^:]*:[0-9]*\):.*|\1: there is no measurement $@: make bench records it|' >&2
	@exit 1
build/transcripts/%.txt: scripts/transcript | $(DRAW)
	@scripts/transcript $*
build/instructions/%.txt: scripts/instructions scripts/instructions.awk scripts/instruction-claims.awk book/compilers
	@STRICT='$(STRICT) $(SHOWN)' scripts/instructions $*
dist: book ## make a tarball with the built book, which builds without noweb
	@PAGES=$(if $(LIVE),$(LIVE_HTML),$(HTML)) scripts/dist $(VERSION)
.PHONY: dist
endif
