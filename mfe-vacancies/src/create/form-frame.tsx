import type { FormEvent, ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { FormValues } from '../drafts/field-mapping.ts'
import { CompanyProfileBar } from './company-profile/company-profile-bar.tsx'
import { DraftIndicator } from './draft-indicator.tsx'
import { CheckMarksProvider } from './fill/check-marks.tsx'
import { FieldsToCheck } from './fill/fields-to-check.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { COMPANY_SECTION, formSections } from './form-fields.ts'
import { Columns, Fields, FormElement, Side } from './form-layout.ts'
import { FormTools } from './form-tools.tsx'
import { SectionCard } from './section-card.tsx'
import { SectionNavigation } from './section-navigation.tsx'
import type { DraftState } from './use-draft.ts'
import { useSubmitShortcut } from './use-submit-shortcut.ts'

type Props = {
  form: UseFormReturn<FormValues>
  draftState: DraftState
  isExisting: boolean
  onSubmit: (event?: FormEvent) => Promise<void>
  /** Puts the form back to its start; returns a function that undoes it. */
  onClear: () => () => void
  /** The end of the form: what went wrong the last time, and its buttons. */
  actions: ReactNode
  /** Dialogs over the form. */
  children?: ReactNode
}

/** The five sections of a vacancy with the steps beside them. */
export const FormFrame = ({ form, draftState, isExisting, onSubmit, onClear, actions, children }: Props) => {
  const formRef = useSubmitShortcut(() => void onSubmit())
  return (
    <FormProvider {...form}>
      <CheckMarksProvider>
        <FormElement ref={formRef} noValidate onSubmit={(event) => void onSubmit(event)} aria-label="Vacature">
          <Columns>
            <Fields>
              <ErrorSummary />
              <FieldsToCheck />
              {formSections.map((section) => (
                <SectionCard key={section.id} section={section}>
                  {section.id === COMPANY_SECTION && <CompanyProfileBar />}
                </SectionCard>
              ))}
              {actions}
            </Fields>
            <Side>
              <SectionNavigation />
              <DraftIndicator state={draftState} />
              <FormTools isExisting={isExisting} onClear={onClear} />
            </Side>
          </Columns>
        </FormElement>
      </CheckMarksProvider>
      {children}
    </FormProvider>
  )
}
