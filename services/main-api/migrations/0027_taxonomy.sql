-- Written by hand, as 0003 and 0005: a taxonomy that an operator brings, such as ESCO. It says what words mean, holds no
-- personal data and belongs to no organisation. Both services read the current import; only the owner of the tables writes.
CREATE TABLE "ai"."taxonomy_imports" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	-- 'loading' until all rows are there, 'current' while it is read, 'replaced' until its rows are gone.
	"state" text NOT NULL CHECK ("state" IN ('loading', 'current', 'replaced')),
	"started_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	-- When the importer last wrote: one that was killed leaves it standing.
	"touched_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp(3) with time zone,
	-- What it read and left out, for `status`.
	"summary" jsonb NOT NULL DEFAULT '{}'
);
--> statement-breakpoint
CREATE UNIQUE INDEX "taxonomy_imports_state" ON "ai"."taxonomy_imports" USING btree ("state") WHERE "state" IN ('loading', 'current');
--> statement-breakpoint
CREATE TABLE "ai"."taxonomy_concepts" (
	"import" integer NOT NULL REFERENCES "ai"."taxonomy_imports"("number"),
	"number" integer NOT NULL GENERATED ALWAYS AS IDENTITY,
	"uri" text NOT NULL,
	"kind" text NOT NULL CHECK ("kind" IN ('skill', 'occupation', 'skill-group', 'isco-group')),
	"isco_group" text,
	"skill_type" text,
	"reuse_level" text,
	PRIMARY KEY ("import", "number"),
	CONSTRAINT "taxonomy_concepts_uri" UNIQUE ("import", "uri")
);
--> statement-breakpoint
-- Without foreign keys to the concepts: there are hundreds of thousands of rows, and the importer takes numbers from no
-- other place.
CREATE TABLE "ai"."taxonomy_labels" (
	"import" integer NOT NULL,
	"concept" integer NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"kind" text NOT NULL CHECK ("kind" IN ('preferred', 'alternative', 'hidden')),
	PRIMARY KEY ("import", "concept", "language", "label")
);
--> statement-breakpoint
CREATE TABLE "ai"."taxonomy_relations" (
	"import" integer NOT NULL,
	"kind" text NOT NULL CHECK ("kind" IN ('essential', 'optional', 'broader')),
	"source" integer NOT NULL,
	"target" integer NOT NULL,
	PRIMARY KEY ("import", "kind", "source", "target")
);
--> statement-breakpoint
DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['taxonomy_imports', 'taxonomy_concepts', 'taxonomy_labels', 'taxonomy_relations'] LOOP
    EXECUTE format('ALTER TABLE "ai".%I ENABLE ROW LEVEL SECURITY', made);
    EXECUTE format('ALTER TABLE "ai".%I FORCE ROW LEVEL SECURITY', made);
    EXECUTE format('GRANT SELECT ON "ai".%I TO "wervio_main", "wervio_ai"', made);
    EXECUTE format('CREATE POLICY "owner" ON "ai".%I AS PERMISSIVE FOR ALL USING ((SELECT pg_has_role(current_user, "relowner", ''USAGE'') FROM pg_class WHERE "oid" = %L::regclass))', made, 'ai.' || made);
  END LOOP;
  -- Rows of an import that is loading or going are seen by nobody but the owner.
  CREATE POLICY "current_import" ON "ai"."taxonomy_imports" AS PERMISSIVE FOR SELECT TO "wervio_main", "wervio_ai" USING ("state" = 'current');
  FOREACH made IN ARRAY ARRAY['taxonomy_concepts', 'taxonomy_labels', 'taxonomy_relations'] LOOP
    EXECUTE format('CREATE POLICY "current_import" ON "ai".%I AS PERMISSIVE FOR SELECT TO "wervio_main", "wervio_ai" USING ("import" = (SELECT "number" FROM "ai"."taxonomy_imports" WHERE "state" = ''current''))', made);
  END LOOP;
END $$;
--> statement-breakpoint
-- To name the tables; of what else is in the schema wervio_main still reads nothing but the views it owns.
GRANT USAGE ON SCHEMA "ai" TO "wervio_main";
