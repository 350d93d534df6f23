-- Written by hand, as 0050. Gives what ai-service keeps of one account to another one of the same organisation: planned
-- meetings and recordings. Conversations with the assistant stay the account's own.
CREATE FUNCTION "main"."hand_over_conversations"("giver" uuid, "heir" uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE own uuid := nullif(current_setting('app.organisation', true), '')::uuid;
BEGIN
  UPDATE "ai"."meetings" SET "account_id" = "heir" WHERE "account_id" = "giver" AND "organisation_id" = own;
  UPDATE "ai"."recordings" SET "account_id" = "heir" WHERE "account_id" = "giver" AND "organisation_id" = own;
END $$;
--> statement-breakpoint
GRANT CREATE, USAGE ON SCHEMA "main" TO "wervio_ai";
--> statement-breakpoint
ALTER FUNCTION "main"."hand_over_conversations"(uuid, uuid) OWNER TO "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "main" FROM "wervio_ai";
--> statement-breakpoint
REVOKE ALL ON FUNCTION "main"."hand_over_conversations"(uuid, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "main"."hand_over_conversations"(uuid, uuid) TO "wervio_main";
