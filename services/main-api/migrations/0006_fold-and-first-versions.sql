-- Written by hand: a function, and rows that row-level security would hide.
-- Immutable, unlike unaccent(), so that columns and indexes can be made of it; NFKD parts a letter from its accents.
CREATE FUNCTION "main"."fold"("words" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(translate(
    replace(replace(replace(replace(replace(regexp_replace(normalize("words", NFKD), '[\u0300-\u036f]', '', 'g'), U&'\00DF', 'ss'), U&'\00E6', 'ae'), U&'\00C6', 'AE'), U&'\0153', 'oe'), U&'\0152', 'OE'),
    U&'\00F8\00D8\0142\0141\0111\0110', 'oOlLdD'))
$$;
--> statement-breakpoint
-- Texts from before there were versions: each gets the version it is, or the first change to it would lose it.
ALTER TABLE "main"."vacancies" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."publication_versions" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO "main"."publication_versions" ("id", "organisation_id", "vacancy_id", "version", "origin", "html", "words", "created_by", "created_at")
  SELECT gen_random_uuid(), "organisation_id", "id", 1, 'edited', "description",
    coalesce(array_length(regexp_split_to_array(btrim(regexp_replace("description", '<[^>]*>', ' ', 'g'), E' \n\t\r'), '\s+'), 1), 0), "recruiter_id", "updated_at"
  FROM "main"."vacancies" WHERE "description" <> '' AND "description_version" = 0;
--> statement-breakpoint
UPDATE "main"."vacancies" SET "description_version" = 1, "description_at" = "updated_at", "description_by" = "recruiter_id" WHERE "description" <> '' AND "description_version" = 0;
--> statement-breakpoint
ALTER TABLE "main"."vacancies" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."publication_versions" FORCE ROW LEVEL SECURITY;
