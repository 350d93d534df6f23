-- Written by hand: functions that columns are made by.
-- Words of a text: folded, 'C++', 'C#' and '.NET' kept as words, every other sign a space. Immutable, so that columns can be made of it.
CREATE FUNCTION "main"."words"("said" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(translate(
    regexp_replace(regexp_replace(regexp_replace(main.fold("said"), '\m([a-z])\+\+', '\1plusplus', 'g'), '\m([cfj])#', '\1sharp', 'g'), '(^|[^a-z0-9])\.net\M', '\1dotnet', 'g'),
    U&'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\0009\000A\000D\00A0\00A7\00AB\00B0\00B7\00BB\00D7\2010\2011\2012\2013\2014\2015\2018\2019\201A\201C\201D\201E\2022\2023\2026\2039\203A\2043\20AC\2044\25A0\25AA\25CF\25E6\00AD\200B\200C\200D\FEFF',
    repeat(' ', 66)))
$$;
--> statement-breakpoint
-- The different words of a text, of at most 50 letters each; "most" bounds the letters read.
CREATE FUNCTION "main"."word_list"("said" text, "most" integer) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word), '{}') FROM unnest(string_to_array(left(main.words(left("said", "most")), "most"), ' ')) word WHERE length(word) BETWEEN 1 AND 50
$$;
--> statement-breakpoint
-- A word's Dutch stem; null for a stop word.
CREATE FUNCTION "main"."stem"("word" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (ts_lexize('pg_catalog.dutch_stem', "word"))[1]
$$;
--> statement-breakpoint
CREATE FUNCTION "main"."with_stems"("words" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT "words" || coalesce(array_agg(stem), '{}')
  FROM (SELECT DISTINCT (ts_lexize('pg_catalog.dutch_stem', word))[1] stem FROM unnest("words") word) stems WHERE stem <> ''
$$;
--> statement-breakpoint
-- Words with each letter in turn replaced by '?', for what is one letter off; only words of letters, 4 to 24 of them.
CREATE FUNCTION "main"."blanked"("words" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(overlay(word placing '?' from letter for 1)), '{}')
  FROM (SELECT DISTINCT word FROM unnest("words") word WHERE length(word) BETWEEN 4 AND 24 AND octet_length(word) <= 32 AND word !~ '[0-9]' ORDER BY word LIMIT 150) near,
    generate_series(1, length(word)) letter
$$;
--> statement-breakpoint
-- Ends of compounds: 'wijkverpleegkundige' is found by 'verpleegkundige' as a beginning of the word backwards.
CREATE FUNCTION "main"."backwards"("words" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg('<' || reverse(word)), '{}') FROM unnest("words") word WHERE length(word) >= 7
$$;
--> statement-breakpoint
-- Digits of a telephone number with its country, a Dutch one without; null for what is too short to be one.
CREATE FUNCTION "main"."phone_key"("phone" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN length(digits) < 7 THEN NULL
    WHEN digits ~ '^00' THEN left(regexp_replace(substr(digits, 3), '^310(?=[1-9])', '31'), 15)
    WHEN digits ~ '^310[1-9]' THEN '31' || substr(digits, 4, 9)
    WHEN digits ~ '^31[1-9]' AND length(digits) >= 11 THEN left(digits, 11)
    WHEN digits ~ '^0[1-9]' THEN '31' || substr(digits, 2, 9)
    WHEN digits ~ '^6[0-9]{8}$' THEN '31' || digits
    ELSE left(digits, 15) END
  FROM (SELECT regexp_replace(replace(main.fold("phone"), '(0)', ''), '[^0-9]', '', 'g') digits) read
$$;
--> statement-breakpoint
-- A number as it may be typed: with its country, as at home, and every end of that of four digits or more.
CREATE FUNCTION "main"."phone_words"("phone" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(home) || array_agg(substr(home, first)), '{}') || coalesce(array_agg(DISTINCT key), '{}')
  FROM (SELECT key, regexp_replace(key, '^31', '0') home FROM main.phone_key("phone") key WHERE key IS NOT NULL) number, generate_series(2, length(home) - 3) first
$$;
--> statement-breakpoint
-- Every text in a JSON value, a space between.
CREATE FUNCTION "main"."texts_of"("value" jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(said #>> '{}', ' '), '') FROM jsonb_path_query("value", 'strict $.** ? (@.type() == "string")') said
$$;
--> statement-breakpoint
-- Skills as they are compared, each once, and beside each how it was first written.
CREATE FUNCTION "main"."skill_keys"("skills" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(key ORDER BY key), '{}')
  FROM (SELECT DISTINCT btrim(main.fold(skill)) COLLATE "C" key FROM jsonb_array_elements_text("skills") skill) keys WHERE key <> ''
$$;
--> statement-breakpoint
CREATE FUNCTION "main"."skill_names"("skills" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(name ORDER BY key), '{}')
  FROM (SELECT DISTINCT ON (btrim(main.fold(skill)) COLLATE "C") btrim(main.fold(skill)) COLLATE "C" key, btrim(skill) name
    FROM jsonb_array_elements_text("skills") WITH ORDINALITY listed(skill, place) ORDER BY 1, place) names WHERE key <> ''
$$;
--> statement-breakpoint
-- A short text and the same with words that a dash or a dot divides as one: 'front-end' is found by 'frontend'.
CREATE FUNCTION "main"."with_joined"("said" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN "said" ~ '\S[-.]\S' THEN "said" || ' ' || regexp_replace("said", '(\S)[-.](?=\S)', '\1', 'g') ELSE "said" END
$$;
--> statement-breakpoint
-- What somebody is first known by: lexemes of name, title, skills and place, weighed A to D.
CREATE FUNCTION "main"."candidate_head"("name" text, "title" text, "skills" jsonb, "location" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg('''' || lexeme || ''':1' || weight, ' '), '')::tsvector FROM (
    SELECT unnest(main.with_stems(main.word_list(main.with_joined("name"), 400))) lexeme, 'A' weight
    UNION ALL SELECT unnest(main.with_stems(main.word_list(main.with_joined("title"), 400))), 'B'
    UNION ALL SELECT unnest(main.with_stems(main.word_list(main.with_joined(main.texts_of("skills")), 20000))), 'C'
    UNION ALL SELECT unnest(main.backwards(main.with_stems(main.word_list(coalesce("title", '') || ' ' || main.texts_of("skills"), 4000)))), 'D'
    UNION ALL SELECT unnest(main.with_stems(main.word_list("location", 400))), 'D') lexemes
$$;
--> statement-breakpoint
-- All that a candidate is found by. Beside words and stems: '@' the organisation, '=' what is in the head, '^' words of the
-- name, '?' in words that may be one letter off. Bounded at some 900 KB, because a tsvector is at 1 MB.
CREATE FUNCTION "main"."candidate_search"("organisation_id" uuid, "name" text, "title" text, "skills" jsonb, "location" text, "email" text, "phone" text, "profile" text[], "lists" jsonb[], "cv_text" text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(
    ARRAY['@' || "organisation_id"]
    || main.with_stems(main.word_list(concat_ws(' ', main.with_joined("name"), main.with_joined("title"), "location", "email", main.with_joined(main.texts_of("skills")), array_to_string("profile", ' '),
         (SELECT string_agg(main.texts_of(list), ' ') FROM unnest("lists") list), "cv_text"), 200000))
    || (SELECT coalesce(array_agg('=' || lexeme), '{}') || coalesce(array_agg(lexeme) FILTER (WHERE left(lexeme, 1) = '<'), '{}')
        FROM unnest(tsvector_to_array(main.candidate_head("name", "title", "skills", "location"))) lexeme)
    || main.blanked(main.with_stems(main.word_list(concat_ws(' ', "name", "title", main.texts_of("skills")), 4000)))
    || (SELECT coalesce(array_agg('^' || word), '{}') FROM (SELECT unnest(words || main.blanked(words)) word FROM main.word_list("name", 400) words) named)
    || main.phone_words("phone"))
$$;
