/**
 * The command line of crun with its state in the folder `state`. It refuses machines with both generations of control
 * groups, of which a mount namespace of its own hides the second: without limits it needs neither.
 */
export const crunArguments = (state: string, args: readonly string[]): [string, ...string[]] => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  'umount /sys/fs/cgroup/unified 2>/dev/null; exec crun "$@"',
  'crun',
  '--root',
  state,
  '--cgroup-manager=disabled',
  ...args,
]
