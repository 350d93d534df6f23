import { deleteAccount, previewDeletion } from './account-deletion.ts'
import { listColleagues, register } from './accounts.ts'
import { getAttention } from './attention.ts'
import { exportAuditEntries, listAuditEntries } from './audit-log.ts'
import { createApplication, deleteApplication, listMatches, updateApplication } from './applications.ts'
import { deleteCv, deletePhoto, getCv, readCandidateCv, saveCv, savePhoto, uploadCv } from './candidate-cv.ts'
import {
  deleteCalendarFile,
  getCalendarFeed,
  importCalendarFile,
  listCalendarFiles,
  makeCalendarFeed,
  readCalendarFeed,
  revokeCalendarFeed,
} from './calendar-files.ts'
import { connectCalendar, disconnectCalendar, getCalendarStatus, listCalendarEvents } from './calendar.ts'
import { getCandidateAnalytics } from './candidate-analytics.ts'
import { findDuplicates, listDuplicates, mergeCandidates, undoCandidateMerge } from './candidate-duplicates.ts'
import { countCandidates, listCandidates, searchCandidates } from './candidate-list.ts'
import { explainSearch } from './candidate-search-explanation.ts'
import { eraseCandidate, exportCandidate } from './candidate-erasure.ts'
import { listTimeline, noteContact } from './candidate-timeline.ts'
import { addNote, deleteNote, editNote, listNotes, restoreNote } from './candidate-notes.ts'
import { getCandidate } from './candidate.ts'
import { changeCandidate, updateCandidate } from './candidate-changes.ts'
import { createCandidate } from './candidate-creation.ts'
import { shortlistCandidate, unlistCandidate } from './candidate-shortlist.ts'
import { chat, deleteChatMessages, listChatMessages } from './chat.ts'
import { changeColleague, changeOrganisation, forgetAccount, getOrganisation, removeColleague } from './colleagues.ts'
import {
  createCompanyProfile,
  deleteCompanyProfile,
  listCompanyProfiles,
  updateCompanyProfile,
} from './company-profiles.ts'
import {
  addAttachment,
  deleteFile,
  deleteThumbnail,
  getFile,
  listAttachments,
  restoreFile,
  saveThumbnail,
} from './files.ts'
import { aiHealth, mainHealth } from './health.ts'
import { getImprovements, hideFeedbackCard, listImprovementRecords } from './improvements.ts'
import {
  acceptInvitation,
  createInvitation,
  listInvitations,
  openInvitation,
  withdrawInvitation,
  mailInvitation,
} from './invitations.ts'
import { parseCv } from './cv.ts'
import {
  changeMailTemplate,
  createMailTemplate,
  deleteMailTemplate,
  listMailTemplates,
  restoreMailTemplate,
} from './mail-template-list.ts'
import { cancelMail, createMail, getMailSettings, listMails, retryMail } from './mails.ts'
import { listConversations } from './meeting-overview.ts'
import { fetchMeetingTranscript, getMeetingTranscript, seeMeetingTranscript } from './meeting-transcript.ts'
import {
  cancelMeeting,
  changeMeeting,
  connectTeams,
  disconnectTeams,
  discardMeeting,
  finishMeeting,
  getMeeting,
  getTeamsConnection,
  listMeetings,
  scheduleMeeting,
} from './meetings.ts'
import { writeDemoConversations } from './demo-conversations.ts'
import { getDemoOffer, getOwnDemo, keepDemo, startDemo } from './demo.ts'
import {
  changeNotificationSettings,
  followNotifications,
  getNotificationSettings,
  listNotifications,
  readNotifications,
  unreadNotifications,
} from './notifications.ts'
import { reportPage } from './page-reports.ts'
import { generatePersona, getPersona, savePersona } from './persona.ts'
import { analyzeMatch, calculateMatch, matchCandidates } from './match-analysis.ts'
import { decideMatches, listDecisions, undoDecisions } from './match-decisions.ts'
import { getRequirements, resetRequirements, saveRequirements } from './match-requirements.ts'
import { judgeMatchProposal, listMatchProposals } from './match-proposals.ts'
import { getMatchDetails, getMatchingStatus, getOpenMatching, listVacancyFits, runSwapTest } from './match-results.ts'
import { getPipeline, getPipelineCv, giveFeedback, listPipelines } from './pipelines.ts'
import {
  deletePublication,
  getPublication,
  getPublicationVersion,
  listPublicationVersions,
  savePublication,
} from './publication.ts'
import {
  addToImport,
  createImport,
  deleteImport,
  deleteImportItem,
  getImport,
  getImportCv,
  getImportItem,
  listImports,
  retryImportItem,
  saveImportItem,
} from './cv-imports.ts'
import { listImportProgress } from './cv-import-progress.ts'
import { sendContact } from './contact.ts'
import { giveConsent, giveMeetingConsent, listConsents, withdrawAllConsents, withdrawConsent } from './consents.ts'
import {
  changeSegment,
  changeSpeakers,
  deleteRecording,
  getRecording,
  getRecordingAudio,
  getRecordingWaveform,
  restoreRecording,
  summariseRecording,
} from './recording-details.ts'
import {
  cancelRecordingImport,
  createRecordingImport,
  getRecordingImport,
  listRecordingImports,
  retryRecordingImport,
  seeRecordingImports,
  transcribeConversation,
} from './recording-imports.ts'
import { listRecordings, saveRecording } from './recordings.ts'
import {
  changeRecruiterProfile,
  deleteRecruiterPhoto,
  getRecruiterProfile,
  saveRecruiterPhoto,
} from './recruiter-profile.ts'
import { linkSignInMethod, listSignInMethods, unlinkSignInMethod } from './sign-in-methods.ts'
import { changeScorecard, createScorecard, deleteScorecard, listScorecards } from './scorecards.ts'
import { getRecoveryCodes, makeRecoveryCodes, recoverAccount } from './second-factor.ts'
import { endOwnSession, endSession, endSessions, listSessions } from './sessions.ts'
import { createVacancy, deleteVacancy, getVacancy, listVacancies, updateVacancy } from './vacancies.ts'
import { archiveVacancy, restoreVacancy } from './vacancy-archive.ts'
import { readVacancyText } from './vacancy-intake.ts'
import { countVacancies, listVacancySummaries } from './vacancy-list.ts'
import { generateVacancy } from './vacancy-text.ts'

/** Every call of both services. The routes, the OpenAPI pages, the browser's client and the access test read it. */
export const endpoints = {
  mainHealth,
  aiHealth,
  register,
  getDemoOffer,
  startDemo,
  getOwnDemo,
  keepDemo,
  writeDemoConversations,
  listColleagues,
  listSessions,
  endSession,
  endOwnSession,
  endSessions,
  previewDeletion,
  deleteAccount,
  getOrganisation,
  changeOrganisation,
  changeColleague,
  removeColleague,
  forgetAccount,
  listAuditEntries,
  exportAuditEntries,
  listInvitations,
  createInvitation,
  withdrawInvitation,
  mailInvitation,
  openInvitation,
  acceptInvitation,
  listPipelines,
  getPipeline,
  getPipelineCv,
  giveFeedback,
  listVacancies,
  createVacancy,
  getVacancy,
  updateVacancy,
  deleteVacancy,
  archiveVacancy,
  restoreVacancy,
  listVacancySummaries,
  countVacancies,
  listCompanyProfiles,
  createCompanyProfile,
  updateCompanyProfile,
  deleteCompanyProfile,
  getPublication,
  savePublication,
  deletePublication,
  listPublicationVersions,
  getPublicationVersion,
  listAttachments,
  addAttachment,
  saveThumbnail,
  deleteThumbnail,
  getFile,
  deleteFile,
  restoreFile,
  listCandidates,
  searchCandidates,
  explainSearch,
  countCandidates,
  findDuplicates,
  listDuplicates,
  getCandidateAnalytics,
  createCandidate,
  getCandidate,
  updateCandidate,
  changeCandidate,
  shortlistCandidate,
  unlistCandidate,
  listNotes,
  addNote,
  editNote,
  deleteNote,
  restoreNote,
  listTimeline,
  noteContact,
  exportCandidate,
  eraseCandidate,
  mergeCandidates,
  undoCandidateMerge,
  uploadCv,
  getCv,
  saveCv,
  deleteCv,
  readCandidateCv,
  savePhoto,
  deletePhoto,
  listMatches,
  createApplication,
  updateApplication,
  deleteApplication,
  createImport,
  listImports,
  listImportProgress,
  getImport,
  deleteImport,
  addToImport,
  getImportItem,
  getImportCv,
  saveImportItem,
  retryImportItem,
  deleteImportItem,
  getPersona,
  savePersona,
  generateVacancy,
  readVacancyText,
  generatePersona,
  parseCv,
  chat,
  listChatMessages,
  deleteChatMessages,
  listRecordings,
  saveRecording,
  createRecordingImport,
  listRecordingImports,
  getRecordingImport,
  retryRecordingImport,
  seeRecordingImports,
  cancelRecordingImport,
  transcribeConversation,
  getRecording,
  deleteRecording,
  restoreRecording,
  changeSegment,
  changeSpeakers,
  summariseRecording,
  getRecordingAudio,
  getRecordingWaveform,
  listConsents,
  giveConsent,
  giveMeetingConsent,
  withdrawConsent,
  withdrawAllConsents,
  listScorecards,
  createScorecard,
  changeScorecard,
  deleteScorecard,
  getRequirements,
  saveRequirements,
  resetRequirements,
  getMatchingStatus,
  getOpenMatching,
  getMatchDetails,
  listMatchProposals,
  judgeMatchProposal,
  listVacancyFits,
  runSwapTest,
  matchCandidates,
  calculateMatch,
  analyzeMatch,
  decideMatches,
  listDecisions,
  undoDecisions,
  getAttention,
  getImprovements,
  listImprovementRecords,
  hideFeedbackCard,
  getCalendarStatus,
  connectCalendar,
  disconnectCalendar,
  listCalendarEvents,
  listCalendarFiles,
  importCalendarFile,
  deleteCalendarFile,
  getCalendarFeed,
  makeCalendarFeed,
  revokeCalendarFeed,
  readCalendarFeed,
  listMailTemplates,
  createMailTemplate,
  changeMailTemplate,
  deleteMailTemplate,
  restoreMailTemplate,
  getMailSettings,
  listMails,
  createMail,
  cancelMail,
  retryMail,
  getTeamsConnection,
  connectTeams,
  disconnectTeams,
  listMeetings,
  scheduleMeeting,
  getMeeting,
  changeMeeting,
  cancelMeeting,
  finishMeeting,
  discardMeeting,
  listConversations,
  getMeetingTranscript,
  fetchMeetingTranscript,
  seeMeetingTranscript,
  getRecruiterProfile,
  changeRecruiterProfile,
  saveRecruiterPhoto,
  deleteRecruiterPhoto,
  listSignInMethods,
  linkSignInMethod,
  unlinkSignInMethod,
  getRecoveryCodes,
  makeRecoveryCodes,
  recoverAccount,
  listNotifications,
  readNotifications,
  unreadNotifications,
  followNotifications,
  getNotificationSettings,
  changeNotificationSettings,
  sendContact,
  reportPage,
} as const
