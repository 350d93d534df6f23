CREATE TABLE "main"."company_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"sector" text DEFAULT '' NOT NULL,
	"core_activity" text DEFAULT '' NOT NULL,
	"history" text DEFAULT '' NOT NULL,
	"team_composition" text DEFAULT '' NOT NULL,
	"company_culture" text DEFAULT '' NOT NULL,
	"mission_vision_values" text DEFAULT '' NOT NULL,
	"social_contribution" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"name_key" text collate "C" GENERATED ALWAYS AS (left(main.fold(name), 200)) STORED,
	CONSTRAINT "company_profiles_name" UNIQUE("organisation_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "main"."company_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "main"."company_profiles" ADD CONSTRAINT "company_profiles_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_profiles_default" ON "main"."company_profiles" USING btree ("organisation_id") WHERE "main"."company_profiles"."is_default";--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."company_profiles" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."company_profiles"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."company_profiles"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
-- Written by hand: drizzle-kit knows neither grants nor FORCE.
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."company_profiles" TO "wervio_main";--> statement-breakpoint
ALTER TABLE "main"."company_profiles" FORCE ROW LEVEL SECURITY;
