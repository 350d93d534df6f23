import { brandDefaults } from '@wervio/brand'
import type { PageHead } from '../shared/page-head.ts'

export const head: PageHead = {
  title: 'Over ons',
  description: `${brandDefaults.name} is bedacht door een oud-recruiter met een achtergrond in data en IT. Lees waarom, en waar we in geloven.`,
}
