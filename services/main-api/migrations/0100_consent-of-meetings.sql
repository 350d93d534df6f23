-- Written by hand, as 0043. That whoever is in a meeting without a candidate agreed to being recorded and transcribed; it goes
-- with the meeting. A consent is a candidate's or a meeting's, never of both.
ALTER TABLE "ai"."consents" ADD COLUMN "meeting_id" uuid REFERENCES "ai"."meetings"("id") ON DELETE cascade;
--> statement-breakpoint
CREATE INDEX "consents_of_meeting" ON "ai"."consents" USING btree ("meeting_id") WHERE "meeting_id" IS NOT NULL;
