/** Keys of contexts in a recruiter's words: our own fields by their wire names, and names that other screens and callers use. */
export const keyWords = new Map<string, string>(
  Object.entries({
    vacature: 'vacature', vacancy: 'vacature', job: 'vacature', vacaturetekst: 'vacaturetekst', publicatietekst: 'publicatietekst', description: 'omschrijving',
    title: 'functie', functie: 'functie', job_title: 'functie', position: 'functie', company: 'organisatie', organisatie: 'organisatie', employer: 'werkgever', opdrachtgever: 'opdrachtgever', client: 'opdrachtgever', titel: 'functie', functietitel: 'functie',
    location: 'locatie', locatie: 'locatie', salary: 'salaris', salaris: 'salaris', hours: 'uren', uren: 'uren', specific_tasks: 'taken', specifieke_taken: 'taken', tasks: 'taken', responsibilities: 'taken',
    benefits: 'arbeidsvoorwaarden', secundaire_arbeidsvoorwaarden: 'arbeidsvoorwaarden', soft_skills: 'zachte vaardigheden', hard_skills: 'harde vaardigheden', skills: 'vaardigheden', requirements: 'eisen',
    sector: 'sector', core_activity: 'kernactiviteit', kernactiviteit: 'kernactiviteit', history: 'geschiedenis', geschiedenis: 'geschiedenis', team_composition: 'team', team_samenstelling: 'team', collegas: 'team',
    company_culture: 'cultuur', organisatiecultuur: 'cultuur', organisatie_cultuur: 'cultuur', social_contribution: 'maatschappelijke bijdrage', maatschappelijke_bijdrage: 'maatschappelijke bijdrage',
    mission_vision_values: 'missie, visie en kernwaarden', missie_visie_kernwaarden: 'missie, visie en kernwaarden', status: 'status', thumbnail: 'afbeelding', created_at: 'aangemaakt', updated_at: 'gewijzigd',
    kandidaat: 'kandidaat', candidate: 'kandidaat', kandidaten: 'kandidaten', candidates: 'kandidaten', kandidaatnaam: 'naam van de kandidaat', naam: 'naam', name: 'naam', cv: 'CV', cv_data: 'CV', cvdata: 'CV', cv_text: 'CV', cvtekst: 'CV', resume: 'CV', cv_filename: 'CV-bestand',
    email: 'e-mailadres', phone: 'telefoon', telefoon: 'telefoon', linkedin: 'LinkedIn', notes: 'notities', notities: 'notities', experience: 'werkervaring', werkervaring: 'werkervaring', work_experience: 'werkervaring', period: 'periode', periode: 'periode',
    education: 'opleiding', opleiding: 'opleiding', opleidingen: 'opleidingen', degree: 'diploma', school: 'school', languages: 'talen', talen: 'talen', certificates: 'certificaten', certifications: 'certificaten', hobbies: 'hobby’s', references: 'referenties',
    motivation: 'motivatie', motivatie: 'motivatie', summary: 'samenvatting', samenvatting: 'samenvatting', summaries: 'samenvattingen', transcript: 'gesprek', transcripts: 'gesprekken', transcripten: 'gesprekken', transcriptie: 'gesprek', full_transcript: 'gesprek', transcriptiondata: 'gesprek', segments: 'gesprek', text: 'tekst', speaker: 'spreker', start: 'tijd',
    availability: 'beschikbaarheid', start_date: 'startdatum', startdate: 'startdatum', notice_period: 'opzegtermijn', desired_salary: 'salariswens', salary_expectation: 'salariswens', expected_salary: 'salariswens', strengths: 'sterke punten', weaknesses: 'ontwikkelpunten', ambitions: 'ambities',
    persona: 'persona', achtergrond: 'achtergrond', werkstijl: 'werkstijl', interview: 'gesprek', photo: 'foto', id: 'nummer',
  }),
)
