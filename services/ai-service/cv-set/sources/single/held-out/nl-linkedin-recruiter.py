# reportlab
from linkedin import *
make([(head, 'Contactgegevens'), (side, 'jolanda.derks@voorbeeld.nl'), (side, 'www.linkedin.com/in/jolanda-<br/>derks-recruitment'), (grey, '(LinkedIn)'), (side, 'www.derkswerving.example.org'), (grey, '(Company)'),
 (head, 'Belangrijkste vaardigheden'), (side, 'Werving en selectie'), (side, 'Arbeidsmarktcommunicatie'), (side, 'Boolean search'),
 (head, 'Languages'), (side, 'Nederlands (Native or Bilingual)'), (side, 'Engels (Professional Working)'),
 (head, 'Certifications'), (side, 'Recruiter Academy – Intercedent RPI'), (side, 'DISC gecertificeerd')],
[(name, 'Jolanda Derks'), (text, 'Corporate recruiter | Zorg en welzijn | Altijd op zoek naar verpleegkundigen met humor'), (light, 'Venlo, Limburg, Nederland'),
 (h2, 'Samenvatting'), (small, 'Ik ben recruiter met hart voor de zorg. In twaalf jaar heb ik van intercedent tot zelfstandig recruiter alle kanten van het vak gezien. Mijn kracht: snel een eerlijk beeld krijgen van wat iemand wil.<br/><br/>Bel of app gerust.'),
 (h2, 'Ervaring'),
 (org, 'Zorggroep Maasdal'), (role, 'Corporate recruiter'), (small, 'januari 2022 - Present (3 jaar 11 maanden)'), (light, 'Venlo, Limburg, Nederland'), (small, 'Werving van verzorgenden en verpleegkundigen voor 14 locaties. Invoering van Recruitee. Campagne “Kom je ook?” met 210 aannames.'),
 (org, 'Derks Werving'), (role, 'Eigenaar'), (small, 'april 2019 - december 2021 (2 jaar 9 maanden)'), (light, 'Roermond'), (small, 'Interim recruitment voor zorg en overheid.'),
 (org, 'Tempo Uitzendgroep'), (small, '6 jaar 2 maanden'), (role, 'Vestigingsmanager'), (small, 'juni 2016 - maart 2019 (2 jaar 10 maanden)'), (light, 'Venlo'), (role, 'Intercedent'), (small, 'februari 2013 - mei 2016 (3 jaar 4 maanden)'), (light, 'Venray'),
 (org, 'Mode Kerkhoffs'), (role, 'Verkoopmedewerker'), (small, '2010 - 2013 (3 jaar)'),
 (h2, 'Opleiding'), (text, 'Fontys Hogescholen'), (small, 'Bachelor of Business Administration - BBA, Human Resource Management · (2009 - 2013)'), (text, 8), (text, 'Valuascollege Venlo'), (small, 'Havo, Economie en Maatschappij · (2004 - 2009)')])
