import { Card, Chip, ChoiceRow, Heading, Stack, VisuallyHidden, useTheme } from '@wervio/ui'
import { themeChoices } from '../shared/theme-choices.ts'

/** How the product looks on this device. */
export const AppearanceCard = () => {
  const { choice, setTheme } = useTheme()
  return (
    <Card as="section" aria-labelledby="appearance">
      <Stack gap={3}>
        <Heading level={2} size="card" id="appearance">
          Weergave op dit apparaat
        </Heading>
        <ChoiceRow>
          <VisuallyHidden as="legend">Thema</VisuallyHidden>
          {themeChoices.map(({ value, label }) => (
            <Chip key={value} selected={choice === value} onClick={() => setTheme(value)}>
              {label}
            </Chip>
          ))}
        </ChoiceRow>
      </Stack>
    </Card>
  )
}
