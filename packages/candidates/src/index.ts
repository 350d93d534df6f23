export { candidateChangeKey, rollBackChange } from './candidate/change-rollback.ts'
export {
  contactDraft,
  contactFieldOf,
  contactForm,
  contactNames,
  contactPaths,
  type ContactState,
  type ContactValues,
  emptyContact,
  fromContactValues,
  isSameContact,
  splitName,
  toContactState,
  toContactValues,
} from './candidate/contact-values.ts'
export {
  fromJobValues,
  fromSchoolValues,
  jobForm,
  type JobValues,
  newJob,
  newSchool,
  periodText,
  schoolForm,
  type SchoolValues,
  toJobValues,
  toSchoolValues,
} from './candidate/entry-values.ts'
export { fieldLabels } from './candidate/field-labels.ts'
export { forgetCandidate } from './candidate/forget-candidate.ts'
export { formLine, formLines, orNull } from './candidate/form-texts.ts'
export { languageOf, languageText } from './candidate/languages.ts'
export { outdateCandidate, outdateCandidates, outdateMentions } from './candidate/outdate-candidate.ts'
export { formatPhone, usePhones } from './candidate/phones.ts'
export { statusChoices, statusLooks } from './candidate/status.ts'
export { useCandidate } from './candidate/use-candidate.ts'
export {
  type CandidateChange,
  ignoreShownFailure,
  showCandidate,
  useChangeCandidate,
  useShowCandidate,
} from './candidate/use-change-candidate.ts'
export { consentTitle, meetingWithdrawalText, wholeWithdrawalText, withdrawalText } from './consents/consent-texts.ts'
export { GiveCandidateConsent } from './consents/give-candidate-consent.tsx'
export { GiveConsentDialog } from './consents/give-consent-dialog.tsx'
export { useConsents, useWithdrawAllConsents, useWithdrawConsent, type ConsentDraft } from './consents/use-consents.ts'
export { WithdrawalProof } from './consents/withdrawal-proof.tsx'
export { WithdrawDialog } from './consents/withdraw-dialog.tsx'
export { ContactDialog } from './contact/contact-dialog.tsx'
export { useSender } from './contact/use-sender.ts'
export { bccAddress, mailAddress, mailto } from './contact/mailto.ts'
export { contactDraftStore } from './drafts/contact-draft-store.ts'
export { noteDraftStore } from './drafts/note-draft-store.ts'
export { useCandidateActions } from './many/use-candidate-actions.tsx'
export { exportDocument } from './privacy/export-document.ts'
export { alikeText, erasedAt, proofDocument } from './privacy/proof-document.ts'
export { retentionText } from './privacy/retention-text.ts'
export { loadWholeExport } from './privacy/whole-export.ts'
export { ScorecardForm } from './scorecards/scorecard-form.tsx'
export { ScorecardStart } from './scorecards/scorecard-start.tsx'
export { knownType, markedText, valuesOf as scorecardValuesOf } from './scorecards/scorecard-values.ts'
export { useDeleteScorecard, useScorecards } from './scorecards/use-scorecards.ts'
export { useCandidateChoice } from './search/use-candidate-choice.ts'
export { useShortlist } from './shortlist/use-shortlist.ts'
export { furthestFirst, type Procedure, proceduresOf } from './timeline/procedures.ts'
export { timelineEntries } from './timeline/timeline-entries.ts'
export { useTimeline } from './timeline/use-timeline.ts'
