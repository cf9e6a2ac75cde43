/*
 * prove: asks Z3 for an input that contradicts a theorem.
 * usage: prove [FILE [UNITS [PART/PARTS]] | --follow FUNCTION | --list
 *               | --version]            UNITS: of Z3's rlimit, a query
 * Of the changes that a theorem must notice it tries those whose number
 * leaves PART when it is divided by PARTS, and others until one is
 * noticed. Exit status 1 if a theorem does not come out as it must.
 */
#include "prove.h"
#include <chrono>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <z3_version.h>

using namespace proving;

enum verdict { PROVED, REFUTED, UNKNOWN };

struct outcome {
    verdict result = PROVED;
    std::size_t ways = 0, stages = 0;
    bool is_restricted = false;
    std::string why; /* the counterexample */
};

/* Z3 counts its steps in units, which are the same on any machine. The
   seconds are for a query that makes no steps: they end a hang. */
struct manner {
    unsigned units, seconds;
    bool in_stages;
};

static manner thorough = {200000000, 1800, true}; /* units may be less */
static const manner QUICK = {3000000, 10, false};
static unsigned part = 0, parts = 1; /* of the changes */

static std::string digits(const expr &value) /* 64 bits at a time */
{
    const unsigned bits = definitions::width(value);
    const unsigned low = (bits - 1) / 64 * 64;
    const expr first = value.extract(bits - 1, low).simplify();
    char text[32];
    std::snprintf(text, sizeof text, "%0*llX",
                  static_cast<int>(bits - low + 3) / 4,
                  static_cast<unsigned long long>(
                      first.get_numeral_uint64()));
    return low == 0 ? text : text + digits(value.extract(low - 1, 0));
}
static std::string hex(const expr &value)
{
    return value.is_bv()     ? "0x" + digits(value)
         : value.is_true() ? "1" : "0";
}

template <class Value>
static std::string undefined(const symbolic::obligation &duty, Value at)
{
    std::string text;
    for (const expr &operand : duty.operands)
        text += (text.empty() ? "" : std::string(" ") + duty.op + " ")
              + hex(at(operand));
    return "not defined in C: " + text + " (" + duty.fault + ")";
}

static std::string counterexample(const question &q,
                                  const z3::model &model)
{
    const auto at = [&](const expr &e) { return model.eval(e, true); };
    std::string text;
    for (const auto &[name, input] : q.inputs)
        text += (text.empty() ? "" : ", ") + name + " = "
              + hex(at(input));
    text += ": ";
    if (at(q.demands).is_false())
        return text + "an assertion fails";
    for (const auto &duty : q.obligations)
        if (at(duty.met).is_false())
            return text + undefined(duty, at);
    for (const auto &[actual, expected] : q.results)
        if (at(actual == expected).is_false())
            return text + "gives " + hex(at(actual)) + ", should give "
                 + hex(at(expected));
    return text + "not so";
}

static verdict ask(const question &q, const expr &given,
                   const expr &claim, const manner &how,
                   std::string &why)
{
    z3::solver solver(symbolic::context(), q.logic);
    z3::params limits(symbolic::context());
    limits.set("rlimit", how.units);
    limits.set("timeout", how.seconds * 1000);
    solver.set(limits);
    solver.add(given && !claim);
    const z3::check_result answer = solver.check();
    if (answer == z3::sat)
        why = counterexample(q, solver.get_model());
    else if (answer == z3::unknown)
        why = "no answer within " + std::to_string(how.units)
            + " units (" + solver.reason_unknown() + ")";
    return answer == z3::unsat ? PROVED
         : answer == z3::sat   ? REFUTED : UNKNOWN;
}

static expr replaced(const expr &term, const expr &one, const expr &by)
{
    z3::expr_vector from(symbolic::context()), to(symbolic::context());
    from.push_back(one);
    to.push_back(by);
    expr copy = term;
    return copy.substitute(from, to);
}

static verdict ask_stage(const question &q, const stage &s,
                         const expr &given, const manner &how,
                         std::string &why)
{
    const expr fact = replaced(s.fact, s.fresh, s.expected);
    return s.is_known ? ask(q, given, fact, how, why)
         : ask(q, given, s.actual == s.expected && fact, how, why);
}

/* Whether inputs that are all 0, or all ones, contradict a claim. */
static bool fails_at_an_end(const question &q, const expr &claim)
{
    for (bool is_all_ones : {false, true}) {
        expr fails = q.given && q.path && !claim;
        for (const auto &[name, input] : q.inputs) {
            const expr zero = symbolic::constant(
                0, definitions::width(input));
            fails = replaced(fails, input, is_all_ones ? ~zero : zero);
        }
        if (fails.simplify().is_true())
            return true;
    }
    return false;
}

static verdict ask_in_stages(const question &q, const manner &how,
                             std::string &why)
{
    expr given = q.given && q.path;
    expr claim = q.goal && q.duties && q.demands;
    if (!how.in_stages && !q.stages.empty()
        && fails_at_an_end(q, claim))
        return REFUTED;
    for (const stage &s : q.stages) {
        if (!how.in_stages)
            break;
        const verdict own = ask_stage(q, s, given, how, why);
        if (own != PROVED)
            return own;
        claim = replaced(claim, s.actual, s.fresh);
        claim = replaced(claim, s.expected, s.fresh);
        given = given && s.fact;
    }
    return ask(q, given, claim, how, why);
}

/* Is there an input that is not allowed, and gets through? */
static verdict ask_outside(const question &q, const manner &how,
                           std::string &why)
{
    const expr given = q.given && q.path && q.demands;
    const expr never = symbolic::context().bool_val(false);
    const verdict result = ask(q, given, never, how, why);
    if (result == REFUTED)
        why = why.substr(0, why.find(": ")) + ": not refused";
    return result;
}

static bool turn_back(std::vector<symbolic::turn> &turns)
{
    while (!turns.empty() && !turns.back().other_is_possible)
        turns.pop_back();
    if (turns.empty())
        return false;
    turns.back() = {!turns.back().way, false};
    return true;
}

/* What Z3 had against a theorem first: one mistake makes others. */
static std::string objection;
static void note(Z3_context c, Z3_error_code code)
{
    if (objection.empty())
        objection = Z3_get_error_msg(c, code);
}

static verdict walk_once(const theorem &t, question &q,
                         const manner &how, std::string &why)
{
    symbolic::now = asked = &q;
    objection.clear();
    try {
        t.body();
    } catch (const symbolic::refused &) {
        return PROVED;
    } catch (const std::runtime_error &error) {
        why = error.what();
        return REFUTED;
    } catch (const std::logic_error &mistake) { /* of the theorem */
        why = mistake.what();
        return UNKNOWN;
    } catch (const z3::exception &mistake) {
        why = "Z3 doesn't take the theorem: "
            + (objection.empty() ? mistake.msg() : objection);
        return UNKNOWN;
    }
    return q.outside ? ask_outside(q, how, why)
                     : ask_in_stages(q, how, why);
}

static outcome walk_all(const theorem &t, const manner &how,
                        bool outside)
{
    outcome o;
    std::vector<symbolic::turn> turns;
    do {
        question q;
        q.turns = turns;
        q.outside = outside;
        o.result = walk_once(t, q, how, o.why);
        turns = q.turns;
        o.ways++;
        o.stages = q.stages.size();
        o.is_restricted = !q.allowed.is_true();
    } while (o.result == PROVED && turn_back(turns));
    return o;
}

static outcome prove(const theorem &t, const manner &how)
{
    const outcome inside = walk_all(t, how, false);
    if (inside.result != PROVED || !inside.is_restricted)
        return inside;
    const outcome outside = walk_all(t, how, true);
    return outside.result == PROVED ? inside : outside;
}

struct tally {
    unsigned tried = 0, refuted = 0, same = 0, undecided = 0;
    bool is_of_result = false;
};

static bool is_about(const change &c, const theorem &t)
{
    return std::strcmp(c.function, t.function) == 0
        && std::strcmp(c.file, t.file) == 0;
}

static void try_change(const change &c, const theorem &t, tally &count)
{
    c.make();
    const outcome o = prove(t, QUICK);
    c.undo();
    count.tried++;
    count.is_of_result = c.is_of_result;
    count.refuted += o.result == REFUTED;
    count.same += o.result == PROVED;
    count.undecided += o.result == UNKNOWN;
}

/* First those of the part, then others until one is refuted. */
static tally try_changes(const theorem &t)
{
    tally count;
    for (const bool is_first : {true, false}) {
        unsigned number = 0;
        for (const change &c : changes) {
            if (!is_about(c, t)
                || (number++ % parts == part % parts) != is_first)
                continue;
            if (!is_first && count.refuted > 0)
                break;
            try_change(c, t, count);
        }
    }
    return count;
}

static std::string way_of(const outcome &o)
{
    return o.stages   ? "lemmas " + std::to_string(o.stages + 1)
         : o.ways > 1 ? "exhaustion " + std::to_string(o.ways)
                      : "query";
}

static double seconds()
{
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch())
        .count();
}

static bool fail(const theorem &t, const char *how, const outcome &o)
{
    std::printf("%s:%d: %s: %s: %s\n", t.file, t.line, t.function, how,
                o.why.c_str());
    return false;
}

struct answer {
    const theorem *asked;
    outcome o;
    double time;
};

static answer answer_to(const theorem &t)
{
    const double start = seconds();
    const outcome o = prove(t, thorough);
    return {&t, o, seconds() - start};
}

static bool report(const answer &a)
{
    const theorem &t = *a.asked;
    const outcome &o = a.o;
    if (o.result == UNKNOWN || (o.result == PROVED) != t.must_hold)
        return fail(t, o.result == REFUTED  ? "REFUTED"
                     : o.result == UNKNOWN ? "NOT DECIDED"
                     : "PROVED, and should be refuted", o);
    const tally count = t.must_hold ? try_changes(t) : tally{};
    std::printf("%-31s %-14s %6.2f s", t.function, t.must_hold
                ? way_of(o).c_str() : "refuted", a.time);
    if (!t.must_hold)
        return std::printf("  %s\n", o.why.c_str()) > 0;
    std::printf("  %3u of %u", count.refuted, count.tried);
    if (count.same > 0)
        std::printf(", %u the same", count.same);
    std::puts(count.is_of_result ? ", its result" : "");
    const bool is_public = std::strncmp(t.function, "nb_", 3) == 0;
    if (count.refuted > 0 || (!is_public && count.tried == 0))
        return true;
    return fail(t, count.undecided > 0
                ? "NOT DECIDED whether it sees any change"
                : "EMPTY, since no change is refuted", o);
}

static void list()
{
    for (const theorem &t : theorems)
        std::printf("%s %s\n", std::strrchr(t.file, '/') + 1,
                    t.function);
}

/* The term of the function, its definition, and whether they differ. */
static void show_question(const theorem &t)
{
    question q;
    symbolic::now = asked = &q;
    t.body();
    for (const auto &[name, input] : q.inputs)
        std::cout << "(declare-const " << name << " "
                  << input.get_sort() << ")\n";
    const auto &[actual, expected] = q.results.at(0);
    std::cout << "(define-fun function () " << actual.get_sort()
              << "\n  " << actual << ")\n(define-fun definition () "
              << expected.get_sort() << "\n  " << expected
              << ")\n(assert (not (= function definition)))\n"
                 "(check-sat)\n";
}

static void show_twins(const theorem &t)
{
    for (const change &c : changes) {
        if (!is_about(c, t))
            continue;
        c.make();
        const outcome o = prove(t, QUICK);
        c.undo();
        const std::size_t colon = o.why.find(": ");
        std::cout << "; " << c.text << "\n;     "
                  << (o.result == PROVED ? "means the same"
                      : o.why.substr(0, colon + 1) + "\n;        "
                            + o.why.substr(colon + 1)) << "\n";
    }
}

/* All theorems come before all changes: what Z3 has seen before a query
   decides how many steps that takes, and the changes are others at each
   commit. */
static bool report_all(const std::string &file)
{
    std::vector<answer> answers;
    for (const theorem &t : theorems)
        if (std::strstr(t.file, file.c_str()) != nullptr)
            answers.push_back(answer_to(t));
    bool all = true;
    for (const answer &a : answers) {
        all &= report(a);
        std::fflush(stdout);
    }
    return all;
}

/* For the book: a question as it is, and what its twins came to. */
static bool follow(const std::string &name)
{
    for (const theorem &t : theorems)
        if (name == t.function) {
            show_question(t);
            show_twins(t);
            return true;
        }
    std::fprintf(stderr, "prove: no theorem on %s\n", name.c_str());
    return false;
}

int main(int count, char **words)
{
    Z3_set_error_handler(symbolic::context(), note);
    const std::string word = count > 1 ? words[1] : "";
    const std::string more = count > 2 ? words[2] : "";
    if (word == "--list")
        list();
    else if (word == "--version")
        std::printf("%d.%d.%d\n", Z3_MAJOR_VERSION, Z3_MINOR_VERSION,
                    Z3_BUILD_NUMBER);
    else if (word == "--follow")
        return follow(more) ? 0 : 1;
    else {
        if (!more.empty())
            thorough.units = std::stoul(more);
        if (count > 3)
            std::sscanf(words[3], "%u/%u", &part, &parts);
        return report_all(word) ? 0 : 1;
    }
    return 0;
}
