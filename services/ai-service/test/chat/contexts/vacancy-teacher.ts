/** A vacancy as one English text under one key. */
export const teacherVacancy = {
  vacature: {
    omschrijving: `Physics teacher (0.8 FTE) - Het Baken College, Almere

Your role
You teach physics to years 3 to 6 in Dutch and English. You mentor a group of fourteen pupils. Together with two colleagues you renew the lab programme.

What we ask
A first-degree teaching qualification (eerstegraads bevoegdheid). C1 level of English. Patience, humour and a clear voice.

What we offer
Salary scale LC, up to € 5,600 gross a month. A permanent contract after one year. A personal coach in your first year and a budget of € 800 for training.

About us
Het Baken College has 900 pupils and 85 staff. It is the only bilingual school in the province with its own observatory.

The hardest part of the job is the mixed level in year 3. Apply before 10 May through our website. Interviews are on 14 May with the head of science, Ms Bakker.`,
  },
}
