// shell.js: the shell that runs the classroom's scripts as they are, on files in memory.

import { Bash, defineCommand } from 'just-bash';

export const TOP = '/book/';

export const said = (stdout = '', exitCode = 0, stderr = '') => ({ stdout, stderr, exitCode });

// This shell's awk takes its program from the command line alone.
async function withProgram(args, { fs, cwd }) {
  const at = args.indexOf('-f');
  if (at < 0) return args;
  const rest = [...args.slice(0, at), ...args.slice(at + 2)];
  let first = 0;
  while (rest[first] === '-v') first += 2;
  return [...rest.slice(0, first), await fs.readFile(fs.resolvePath(cwd, args[at + 1])), ...rest.slice(first)];
}

// What a page has in place of the command line's: the compiler's name, seconds for a program, megabytes, and no other compiler's options.
const ENVIRONMENT = { CC: 'clang', LIMIT: '10', MEMORY: '128', LC_ALL: 'C', BUILD: 'build', SANITIZE: '', CRITERION: '', RUNNER: '',
  CPPFLAGS: '', LDFLAGS: '', SOLUTION_FLAGS: '', LIBRARY: '' };
const PATIENCE = { maxWorkUnits: 1e9, maxAwkIterations: 1e8, maxCommandCount: 1e6, maxLoopIterations: 1e7 };

// files: texts by their path; commands: functions of arguments and context by their name.
export function newShell(files, commands = {}) {
  const all = Object.fromEntries(Object.entries(files).map(([path, content]) => [TOP + path, { content, mode: 0o755 }]));
  const customCommands = Object.entries(commands).map(([name, command]) => defineCommand(name, command));
  const shell = new Bash({ files: all, cwd: TOP.slice(0, -1), env: ENVIRONMENT, customCommands, defenseInDepth: false, executionLimits: PATIENCE });
  const awk = shell.commands.get('awk');
  shell.registerCommand({ ...awk, execute: async (args, context) => awk.execute(await withProgram(args, context), context) });
  return shell;
}
