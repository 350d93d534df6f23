import { useSearchParams } from '@wervio/routing'
import { Heading, Tabs, tokens, usePageTitle } from '@wervio/ui'
import { styled } from 'styled-components'
import { Section } from '../shared/section.ts'
import { LegalArticle } from './legal-article.tsx'
import { legalTexts } from './legal-texts.ts'

const Title = styled(Heading)`
  margin-bottom: ${tokens.space[6]};
`

/** `/privacy`, with one of three texts by `?tab=`; anything else there shows the first. */
export const LegalPage = () => {
  const [parameters, setParameters] = useSearchParams()
  const tab = parameters.get('tab')
  const [first] = legalTexts
  const shownText = legalTexts.find((text) => text.tab === tab) ?? first
  usePageTitle(shownText?.title, shownText?.description)
  const show = (value: string) =>
    setParameters(value === first?.tab ? {} : { tab: value }, { replace: true, preventScrollReset: true })
  return (
    <Section>
      <Title level={1} size="hero">
        Privacy en voorwaarden
      </Title>
      <Tabs
        label="Teksten"
        value={shownText?.tab}
        onChange={show}
        tabs={legalTexts.map((text) => ({
          value: text.tab,
          label: text.title,
          content: <LegalArticle text={text} />,
        }))}
      />
    </Section>
  )
}
