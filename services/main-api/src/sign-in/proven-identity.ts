import { limits, shortText, type LinkableProvider } from '@wervio/contracts'
import { z } from 'zod'

/** Somebody whom Google or Microsoft vouches for. */
export type ProvenIdentity = {
  provider: LinkableProvider
  /** What the provider never gives to somebody else. */
  subject: string
  /** As whom they sign in there. */
  address: string
  name: string | null
}

const address = z.string().trim().min(3).max(limits.email).pipe(shortText())
const name = shortText().trim().min(1)

/** The address of a claim; undefined for one that can't be stored. */
export const addressIn = (claim: unknown): string | undefined => address.safeParse(claim).data

/** The name of a claim; null for one that is absent or can't be stored. */
export const nameIn = (claim: unknown): string | null => name.safeParse(claim).data ?? null
