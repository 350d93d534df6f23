-- Accounts of Google and Microsoft that sign in to an account of ours.
CREATE TABLE "main"."linked_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL REFERENCES "main"."accounts"("id") ON DELETE cascade,
	"organisation_id" uuid NOT NULL REFERENCES "main"."organisations"("id") ON DELETE cascade,
	"address" text,
	"linked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linked_identities_pkey" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "linked_identities_account" ON "main"."linked_identities" USING btree ("account_id","provider");
--> statement-breakpoint
CREATE INDEX "linked_identities_organisation" ON "main"."linked_identities" USING btree ("organisation_id");
--> statement-breakpoint
ALTER TABLE "main"."linked_identities" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."linked_identities" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."linked_identities" TO "wervio_main";
--> statement-breakpoint
CREATE POLICY "own_organisation" ON "main"."linked_identities" AS PERMISSIVE FOR ALL TO "wervio_main"
  USING ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid)
  WITH CHECK ("organisation_id" = nullif(current_setting('app.organisation', true), '')::uuid);
--> statement-breakpoint
-- Whoever proved to be this identity finds their row before their account is known, and no other.
CREATE POLICY "proven_identity" ON "main"."linked_identities" AS PERMISSIVE FOR SELECT TO "wervio_main"
  USING ("provider" || ' ' || "subject" = nullif(current_setting('app.sign_in', true), ''));
