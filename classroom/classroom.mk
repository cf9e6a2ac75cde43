# ── Exercises ───────────────────────────────────────────────────────────────────────────────────────────────────────────
# NAME is one, as bcd-add-byte, 01-nibbles/bcd-add-byte or 1.4.

EXERCISE = CC='$(CC)' CPPFLAGS='$(CPPFLAGS)' LDFLAGS='$(LDFLAGS)' RUNNER='$(RUNNER)' BUILD='$(BUILD)' LIBRARY='$(STATIC)' YES='$(YES)' classroom/exercise

exercises: ## lay out exercises/, a file an exercise; nothing is overwritten
	@$(EXERCISE) exercises
exercise: $(STATIC) ## try the next one that is not solved, or NAME=bcd-add-byte
	@$(EXERCISE) exercise '$(NAME)'
watch-exercises: $(STATIC) ## try it on each save
	@$(EXERCISE) watch '$(NAME)'
hint: ## show one hint more
	@$(EXERCISE) hint '$(NAME)'
progress: ## show the stars of each chapter
	@$(EXERCISE) progress
answer: ## show the answer, once it is solved
	@$(EXERCISE) answer '$(NAME)'
reset: ## start NAME anew; asks first
	@$(EXERCISE) reset '$(NAME)'
.PHONY: $(EXERCISING)
# What the library needs to be built is nothing for a reader. A name is no goal of make's, and would be looked at too late; and no other variable has one.
NAMELESS = $(filter-out $(EXERCISING) all library setup setup-all clean help check,$(MAKECMDGOALS)) $(foreach v,$(filter-out NAME CC CFLAGS CPPFLAGS LDFLAGS RUNNER BUILD YES V SANITIZE CRITERION SOLUTION_FLAGS,$(.VARIABLES)),$(if $(filter command,$(origin $v)),$($v)))
ifneq ($(filter $(EXERCISING),$(MAKECMDGOALS)),)
SAY =
.SILENT:
ifneq ($(strip $(NAMELESS)),)
$(error an exercise is named by NAME, in capitals: make $(firstword $(filter $(EXERCISING),$(MAKECMDGOALS))) NAME=$(firstword $(NAMELESS)))
endif
endif

# ── The classroom ───────────────────────────────────────────────────────────────────────────────────────────────────────

STUDENT = build/four-bits-student-$(VERSION).tar.gz
TEACHER = build/four-bits-teacher-$(VERSION).tar.gz

classroom: html $(STATIC) $(if $(LIVE),live) ## make two archives: one for students, without answers, and one for their teacher
	@PAGES=$(if $(LIVE),$(LIVE_HTML),$(HTML)) classroom/make-archives $(VERSION)
grade: ## grade SUBMISSION=folder-or-archive (classroom/grade and grade-all can do more)
	@classroom/grade $(if $(SEED),--seed $(SEED)) "$(SUBMISSION)"
check-grader: ## the grader holds against students who try, in each sandbox that there is
	@classroom/tests/check-grader
check-classroom: classroom ## no line of an answer is in the student's archive, from which exercises can be solved
	@classroom/tests/check-classroom $(STUDENT) $(TEACHER)
.PHONY: classroom grade check-grader check-classroom
