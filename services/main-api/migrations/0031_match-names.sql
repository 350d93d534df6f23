-- Written by hand, as 0028. The same view on a database whose locale knows no letters but ASCII: a name with accents is taken
-- out in capitals too, and a letter with an accent is part of its word. The words of the name
-- stand in the column itself, so that who counts candidates takes no name apart.
CREATE OR REPLACE VIEW "ai"."match_candidates" WITH (security_barrier) AS
  SELECT "id", "organisation_id", "updated_at", "title", "summary", "skills", "experience", "education", "languages",
    "certificates", "driving_licences", "location", "hours",
    -- Null without words, and then the text as it is.
    coalesce(regexp_replace("cv_text", '(?<![[:alpha:]À-ɏ])(?:' || (
      SELECT string_agg("word", '|') FROM (
        SELECT DISTINCT unnest(ARRAY["part",
          translate("part", 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňōŏőœŕřśŝşšţťŧũūŭůűųŵŷźżžșț', 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĴĶĹĻĽŁŃŅŇŌŎŐŒŔŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŹŻŽȘȚ'),
          translate("part", 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĴĶĹĻĽŁŃŅŇŌŎŐŒŔŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŹŻŽȘȚ', 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňōŏőœŕřśŝşšţťŧũūŭůűųŵŷźżžșț')]) AS "word"
        FROM regexp_split_to_table("name", '[\s!-/:-@[-`{-~]+') AS "part" WHERE length("part") > 1
      ) "words") || ')(?![[:alpha:]À-ɏ])', '', 'gi'), "cv_text", '') AS "cv_text"
  FROM "main"."candidates";
