const wordsOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split('|'))
    .map((words) => words.trim())
    .filter(Boolean)

/** Headings of vacancies and CVs, as they are written when the words behind them follow without a space. */
export const JOINED_HEADINGS = wordsOf(`
Professional Summary | Executive Summary | Career Summary | Job Summary | Position Summary | Role Summary | Summary
Career Overview | Position Overview | Job Overview | Role Overview | Company Overview | Overview | Career Focus | Profile | Professional Profile
Highlights | Skill Highlights | Core Qualifications | Core Competencies | Skills Summary | Technical Skills | Required Skills | Preferred Skills | Desired Skills | Key Skills | Additional Skills | Skills
Work Experience | Professional Experience | Relevant Experience | Work History | Employment History | Experience
Education and Training | Education & Training | Education | Certifications | Licenses | Accomplishments | Affiliations | Languages | Interests | Additional Information | References
Job Description | Position Description | Role Description | Description | About Us | About the Role | About You | About the Company
Key Responsibilities | Job Responsibilities | Roles & Responsibilities | Roles and Responsibilities | Duties and Responsibilities | Essential Functions | Essential Duties | Responsibilities | Job Duties | Duties
Minimum Qualifications | Basic Qualifications | Preferred Qualifications | Required Qualifications | Minimum Requirements | Job Requirements | Requirements | Qualifications | Must Haves | Must Have | Nice to Have
What You'll Do | What You Will Do | What You'll Bring | What We Offer | Who You Are | Who We Are | Perks and Benefits | Compensation | Benefits
Functieomschrijving | Jobomschrijving | Functie-inhoud | Functie-eisen | Taken | Takenpakket | Verantwoordelijkheden | Profiel | Jouw profiel | Vereisten | Wat bieden wij | Wij bieden | Aanbod | Ons aanbod
Profielschets | Persoonlijk profiel | Werkervaring | Opleidingen | Opleiding | Vaardigheden | Competenties | Talenkennis | Talen | Cursussen | Certificaten
`)

/** Labels that stand before a colon. */
export const JOINED_LABELS = wordsOf(`
Location | Duration | Position | Job Title | Title | Role | Client | Environment | Salary | Pay Rate | Rate | Job Type | Employment Type | Contract | Schedule | Shift | Hours | Start Date | Visa | Required | Preferred | Plus
Standplaats | Locatie | Functie | Werkgever | Periode | Uren | Salaris
`)

/** How the next item of a list begins, in vacancies and CVs. */
export const JOINED_OPENINGS = wordsOf(`
Experience | Strong | Excellent | Knowledge | Ability | Able | Proficient | Proficiency | Familiarity | Familiar | Understanding | Demonstrated | Proven | Solid | Minimum | Must | Bachelor | Bachelors | Master | Masters | Associate | High School
Good | Working | Willingness | Willing | Preferred | Advanced | Basic | Previous | Prior | Hands-on | Extensive | Expertise | Expert | Deep | Degree | Candidate | Candidates
Develop | Developed | Design | Designed | Manage | Managed | Work | Worked | Works | Support | Supported | Provide | Provided | Provides | Ensure | Ensured | Maintain | Maintained | Prepare | Prepared | Assist | Assisted | Create | Created | Perform | Performed | Participate | Participated
Collaborate | Collaborated | Coordinate | Coordinated | Implement | Implemented | Review | Reviewed | Monitor | Monitored | Analyze | Analyzed | Responsible | Conduct | Conducted | Identify | Identified | Lead | Led | Oversee | Oversaw | Train | Trained
Ervaring | Kennis | Goede | Minimaal | Minstens | Je bent | Je hebt | Je kunt | Je werkt | Je beschikt
`)
