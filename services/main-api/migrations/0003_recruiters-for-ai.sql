-- Written by hand: drizzle-kit gives a view no owner. What ai-service may know of main: the account of the identity its
-- transaction is for. The view is wervio_main's, so row-level security holds inside it whoever migrates; wervio_ai has no
-- rights in main. Only owning it needs CREATE on the schema, hence for this moment.
CREATE VIEW "ai"."recruiters" WITH (security_barrier) AS
  SELECT "id" AS "account_id", "organisation_id" FROM "main"."accounts"
  WHERE "provider_uid" = nullif(current_setting('app.identity', true), '');
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "ai" TO "wervio_main";
--> statement-breakpoint
ALTER VIEW "ai"."recruiters" OWNER TO "wervio_main";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "ai" FROM "wervio_main";
--> statement-breakpoint
GRANT SELECT ON "ai"."recruiters" TO "wervio_ai";
