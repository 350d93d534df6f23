import { keyOf, standardOf } from '../../cv/skills/known-skills.ts'

/**
 * Skills that nobody has without another one: who works with React works with JavaScript, never the other way round.
 * `narrow, narrow > wide, wide`, one a line; the names of the CV reader's vocabulary.
 */
const IMPLICATIONS = `
React, Angular, Vue.js, AngularJS, Svelte, Next.js, Node.js, jQuery, TypeScript, Express, NestJS, Redux, Ember.js, Nuxt.js > JavaScript
Next.js, Redux, React Native > React
React, Angular, Vue.js, Bootstrap, Tailwind CSS, Sass > CSS, HTML
Angular, NestJS > TypeScript
Spring, Spring Boot, Hibernate, Jakarta EE, Maven > Java
Spring Boot > Spring
Django, Flask, FastAPI, pandas, NumPy, PyTorch, TensorFlow, scikit-learn > Python
PyTorch, TensorFlow, scikit-learn > Machine learning
ASP.NET, ASP.NET Core, .NET, .NET Core, Entity Framework, Blazor > C#
ASP.NET, ASP.NET Core, Entity Framework, Blazor > .NET
Laravel, Symfony, WordPress, Drupal, Magento > PHP
Ruby on Rails > Ruby
PostgreSQL, MySQL, SQL Server, MariaDB, T-SQL, PL/SQL, Oracle Database, SQLite, Snowflake, BigQuery > SQL
Kubernetes, Docker Compose, OpenShift, Helm > Docker
Jetpack Compose > Kotlin
SwiftUI > Swift
GitHub Actions, GitLab CI, Jenkins, Azure DevOps > CI/CD
GitHub, GitLab, Bitbucket > Git
Power Query, DAX > Power BI
VBA, Draaitabellen, VLOOKUP > Microsoft Excel
Google Ads > SEA
PRINCE2, IPMA > Projectmanagement
Scrum, Kanban, SAFe > Agile
Microsoft Excel, Microsoft Word, Microsoft PowerPoint, Microsoft Outlook > Microsoft Office
Salesforce, HubSpot, Pipedrive, Zoho, SuperOffice, Microsoft Dynamics > CRM
SAP, SAP S/4HANA, NetSuite, Odoo, Navision, PeopleSoft, AFAS, Exact, Ridder iQ > ERP
AWS, Microsoft Azure, Google Cloud > Cloud computing
AWS Lambda, CloudFormation, Redshift > AWS
Redshift, dbt > SQL
PySpark > Spark, Python
Databricks > Spark
JUnit > Java, Unit testing
`

const namesOf = (side: string): string[] => side.split(',').map((name) => `#${keyOf(standardOf(name.trim()))}`)

const wideByNarrow = new Map<string, Set<string>>()
for (const line of IMPLICATIONS.trim().split('\n')) {
  const [narrow = '', wide = ''] = line.split('>')
  for (const key of namesOf(narrow))
    wideByNarrow.set(key, new Set([...(wideByNarrow.get(key) ?? []), ...namesOf(wide)]))
}

/** Keys of the skills that a skill implies, also by way of another. */
export const impliedBy = (key: string): readonly string[] => {
  const implied = new Set<string>()
  const open = [key]
  for (let narrow = open.pop(); narrow !== undefined; narrow = open.pop())
    for (const wide of wideByNarrow.get(narrow) ?? [])
      if (!implied.has(wide)) {
        implied.add(wide)
        open.push(wide)
      }
  return [...implied]
}
