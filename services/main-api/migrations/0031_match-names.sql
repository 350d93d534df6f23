-- Written by hand, as 0028. The same view on a database whose locale knows no letters but ASCII: a name with accents is taken
-- out in capitals too, and a letter with an accent is part of its word.
CREATE OR REPLACE VIEW "ai"."match_candidates" WITH (security_barrier) AS
  SELECT "id", "organisation_id", "updated_at", "title", "summary", "skills", "experience", "education", "languages",
    "certificates", "driving_licences", "location", "hours",
    CASE WHEN "named"."words" IS NULL THEN coalesce("cv_text", '')
      ELSE regexp_replace(coalesce("cv_text", ''), '(?<![[:alpha:]À-ɏ])(?:' || "named"."words" || ')(?![[:alpha:]À-ɏ])', '', 'gi') END AS "cv_text"
  FROM "main"."candidates", LATERAL (
    SELECT string_agg("word", '|') AS "words" FROM (
      SELECT DISTINCT unnest(ARRAY["part",
        translate("part", 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňōŏőœŕřśŝşšţťŧũūŭůűųŵŷźżžșț', 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĴĶĹĻĽŁŃŅŇŌŎŐŒŔŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŹŻŽȘȚ'),
        translate("part", 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĴĶĹĻĽŁŃŅŇŌŎŐŒŔŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŹŻŽȘȚ', 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňōŏőœŕřśŝşšţťŧũūŭůűųŵŷźżžșț')]) AS "word"
      FROM regexp_split_to_table("name", '[\s!-/:-@[-`{-~]+') AS "part" WHERE length("part") > 1
    ) "parts") "named";
