import type { CandidateDraft } from '@wervio/contracts'
import { freePorts } from '@wervio/testing/free-port'
import { saveVacancy } from '../../support/api.ts'
import { LlmPeer } from '../../support/llm-peer.ts'
import { screenOf } from '../../support/looks.ts'
import { expect, ownTest } from '../../support/own-product.ts'
import { saveCandidate } from '../../support/pipeline.ts'

/** A product with a model for sentences beside the built-in rules. */
const test = ownTest.extend<object, { peer: LlmPeer }>({
  peer: [
    async ({}, provide) => {
      const [port = 0] = await freePorts(1)
      const peer = new LlmPeer(port)
      await peer.behave()
      await provide(peer)
      await peer.stop()
    },
    { scope: 'worker' },
  ],
  ownEnvironment: [
    async ({ peer }, provide) => provide({ AI_EMBEDDINGS_URL: peer.address, AI_EMBEDDINGS_MODEL: 'sentences' }),
    { scope: 'worker' },
  ],
})

const SAID = 'Openstaande facturen nabellen en betalingsregelingen treffen'
const somebody: CandidateDraft = {
  name: 'Marit Zandstra',
  title: 'Medewerker administratie',
  location: 'Assen',
  skills: [SAID],
  email: null,
  phone: null,
  linkedin: null,
  notes: null,
  cv_filename: null,
  experience: [{ position: 'Medewerker administratie', company: 'Kantoor BV', period: '2016 - heden' }],
}

test('what a model proposes counts once the recruiter says it is right', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  const vacancy = await saveVacancy(urls.mainApi, recruiter, {
    title: 'Medewerker administratie',
    company: 'Kantoor BV',
    location: 'Assen',
    hard_skills: 'Debiteurenbeheer\nRijbewijs B',
  })
  await saveCandidate(urls.mainApi, recruiter, somebody)
  await page.setViewportSize(screenOf(1440))
  await page.goto(`/matching-dashboard?vacancy=${vacancy.id}&vanaf=0`)
  const why = page.getByRole('complementary', { name: 'Uitleg bij de score' })
  const proposed = why.getByRole('region', { name: 'Mogelijk bewijs' })
  await expect(proposed.getByText(`“${SAID}”`)).toBeVisible({ timeout: 30_000 })
  await proposed.getByRole('button', { name: 'Klopt: Debiteurenbeheer' }).click()
  await expect(why.getByText(/Bevestigd door een recruiter/)).toBeVisible()
  await proposed.getByRole('button', { name: 'Ongedaan maken: Debiteurenbeheer' }).click()
  await expect(why.getByText(/Bevestigd door een recruiter/)).toHaveCount(0)
})
