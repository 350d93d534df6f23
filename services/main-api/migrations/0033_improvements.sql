CREATE TABLE "main"."hidden_cards" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"until" timestamp(3) with time zone,
	"at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "hidden_cards_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "main"."hidden_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "main"."hidden_cards" ADD CONSTRAINT "hidden_cards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "main"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."hidden_cards" ADD CONSTRAINT "hidden_cards_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "main"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."hidden_cards" AS PERMISSIVE FOR ALL TO "wervio_main" USING ("main"."hidden_cards"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid) WITH CHECK ("main"."hidden_cards"."organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "main"."applications" ADD COLUMN "ended_at" timestamp(3) with time zone;--> statement-breakpoint
-- By hand from here. Since when a procedure has its outcome: figures on a period read it instead of every history.
CREATE FUNCTION "main"."note_end"() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF NEW."outcome" = 'open' THEN
    NEW."ended_at" := NULL;
  ELSIF TG_OP = 'INSERT' THEN
    -- An undone merge brings rows back with the moment they had.
    NEW."ended_at" := coalesce(NEW."ended_at", NEW."updated_at");
  ELSIF NEW."outcome" IS DISTINCT FROM OLD."outcome" THEN
    NEW."ended_at" := NEW."updated_at";
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "note_end" BEFORE INSERT OR UPDATE ON "main"."applications" FOR EACH ROW EXECUTE FUNCTION "main"."note_end"();
--> statement-breakpoint
ALTER TABLE "main"."applications" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."application_events" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The first step with this outcome after the last step with another one.
UPDATE "main"."applications" "application" SET "ended_at" = coalesce((
  SELECT min("step"."at") FROM "main"."application_events" "step"
  WHERE "step"."application_id" = "application"."id" AND "step"."outcome" = "application"."outcome" AND "step"."at" > coalesce((
    SELECT max("other"."at") FROM "main"."application_events" "other"
    WHERE "other"."application_id" = "application"."id" AND "other"."outcome" <> "application"."outcome"), '-infinity')
), "application"."updated_at") WHERE "outcome" <> 'open';
--> statement-breakpoint
ALTER TABLE "main"."applications" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."application_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX "applications_ended" ON "main"."applications" USING btree ("organisation_id","ended_at");--> statement-breakpoint
CREATE INDEX "application_events_in_stage" ON "main"."application_events" USING btree ("organisation_id","stage","at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."hidden_cards" TO "wervio_main";--> statement-breakpoint
ALTER TABLE "main"."hidden_cards" FORCE ROW LEVEL SECURITY;
