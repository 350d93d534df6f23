import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

const isRoot = () => process.getuid?.() === 0

/** Whether system packages can be installed here: Debian, as root. */
export const canInstall = (): boolean => existsSync('/usr/bin/apt-get') && isRoot()

/** Installs Debian packages without asking; false when that fails. */
export const aptInstall = async (...packages: string[]): Promise<boolean> => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { env })
  return (await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })) === 0
}
