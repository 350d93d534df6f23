import { messages, type Demo } from '@wervio/contracts'
import { demoRecruiter } from '@wervio/demo-data'
import { asPartOf, isAnonymous, ServiceError, type Identity, type Recruiter } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import type { Database } from '../platform/database.ts'
import type { DemoRepository } from './repository.ts'
import type { Samples } from './samples.ts'
import { storeFiles } from './store-files.ts'
import { writeFirst } from './write-data.ts'

export type DemoOffer = 'open' | 'full' | 'off'

type Options = {
  database: Database
  blobs: BlobStore
  demos: DemoRepository
  /** Finds the account of an identity. */
  findRecruiter: (identity: Identity) => Promise<Recruiter | null>
  /** Null where there is no ai-service to write them. */
  samples: (() => Promise<Samples>) | null
  /** The most demos at once; 0 where there are none. */
  atOnce: number
}

/** The name under which a visitor is at work in their demo. */
const visitor = { provider: 'anonymous', email: '', displayName: demoRecruiter.displayName }

/** The rule of beginning a demo. */
export const createStartDemo = ({ database, blobs, demos, findRecruiter, samples, atOnce }: Options) => {
  const offer = async (): Promise<DemoOffer> => {
    if (atOnce === 0 || samples === null) return 'off'
    return (await demos.countOpen()) < atOnce ? 'open' : 'full'
  }

  const existing = async (identity: Identity): Promise<Demo | null> => {
    const recruiter = await findRecruiter(identity)
    return recruiter && demos.find(recruiter)
  }

  return {
    offer,
    /** Prepares the sample data, so that who begins needn't wait for it. */
    prepare: async (): Promise<void> => {
      await samples?.()
    },
    /**
     * The visitor's demo and whether it is new. Throws `forbidden` for somebody with an account, `rate_limited` when
     * full.
     */
    start: async (identity: Identity): Promise<{ demo: Demo; isNew: boolean }> => {
      if (!isAnonymous(identity)) throw new ServiceError('forbidden', { message: messages.demoNeedsVisitor })
      const before = await existing(identity)
      if (before) return { demo: before, isNew: false }
      const state = await offer()
      if (state === 'off' || samples === null) throw new ServiceError('forbidden', { message: messages.demoOff })
      if (state === 'full') throw new ServiceError('rate_limited', { message: messages.demoFull, retryAfter: 900 })
      const data = await samples()
      const files = await storeFiles(data, { database, blobs })
      const started = await asPartOf('demo', () =>
        demos.start(identity, visitor, (sql, recruiter) => writeFirst(sql, recruiter, data, files)),
      )
      if (started) return { demo: started.demo, isNew: true }
      const other = await existing(identity)
      // Its time was over a moment ago: it is being erased.
      if (!other) throw new ServiceError('conflict', { message: messages.demoFailed })
      return { demo: other, isNew: false }
    },
  }
}

export type StartDemo = ReturnType<typeof createStartDemo>
