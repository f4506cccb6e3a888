import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Root on a Debian-like system may install packages. */
export const canInstallPackages = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** @returns whether apt-get could install them */
export function installPackages(...names: string[]): boolean {
  console.log(`Installing Debian's ${names.join(', ')}…`)
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  aptGet('update')
  return aptGet('install', '-y', '--no-install-recommends', ...names)
}
