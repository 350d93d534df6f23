import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Account } from '../account.ts'
import type { World } from '../world.ts'
import type { Grant } from './tokens.ts'

type Pending = Grant & { redirectUri: string; challenge: string; nonce: string | undefined }

/** Authorisation codes: each is good once, for its own redirect address and verifier (RFC 7636, S256 only). */
export class AuthorizationCodes {
  readonly #codes = new Map<string, Pending>()

  create(pending: Pending): string {
    const code = randomBytes(32).toString('base64url')
    this.#codes.set(code, pending)
    return code
  }

  redeem(code: string, redirectUri: string, verifier: string): Pending | null {
    const pending = this.#codes.get(code)
    this.#codes.delete(code)
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    return pending && pending.redirectUri === redirectUri && pending.challenge === challenge ? pending : null
  }
}

type DeviceState = 'waiting' | 'approved' | 'declined'
type Device = { deviceCode: string; userCode: string; clientId: string; scopes: string[]; expiresAt: number } & {
  state: DeviceState
  account: Account | null
}

/** Codes that somebody types on another device. */
export class DeviceCodes {
  readonly #world: World
  readonly #devices: Device[] = []

  constructor(world: World) {
    this.#world = world
  }

  create(clientId: string, scopes: string[]): Device {
    const device: Device = {
      deviceCode: randomUUID(),
      userCode: randomBytes(5).toString('hex').toUpperCase().slice(0, 9),
      clientId,
      scopes,
      expiresAt: Date.now() + this.#world.deviceLifetime * 1_000,
      state: 'waiting',
      account: null,
    }
    this.#devices.push(device)
    return device
  }

  /** What happens with a code: somebody signs in with it, or says no. False for one that nobody asked for. */
  answer(userCode: string, account: Account | null): boolean {
    const device = this.#devices.find((each) => each.userCode === userCode && each.state === 'waiting')
    if (!device) return false
    device.state = account ? 'approved' : 'declined'
    device.account = account
    return true
  }

  /** The codes that wait for somebody, oldest first. */
  waiting(): string[] {
    return this.#devices
      .filter(({ state, expiresAt }) => state === 'waiting' && expiresAt > Date.now())
      .map(({ userCode }) => userCode)
  }

  find(deviceCode: string): (Device & { expired: boolean }) | null {
    const device = this.#devices.find((each) => each.deviceCode === deviceCode)
    return device ? { ...device, expired: device.expiresAt <= Date.now() } : null
  }

  /** A code is worth nothing once its tokens were handed out. */
  remove(deviceCode: string): void {
    const at = this.#devices.findIndex((each) => each.deviceCode === deviceCode)
    if (at !== -1) this.#devices.splice(at, 1)
  }
}
