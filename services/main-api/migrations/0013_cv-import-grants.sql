-- Written by hand, as 0005: grants and FORCE. What pg-boss keeps is in its own schema `jobs`, where no service role comes.
GRANT SELECT, INSERT, UPDATE, DELETE ON "main"."cv_imports", "main"."cv_import_items" TO "wervio_main";
--> statement-breakpoint
ALTER TABLE "main"."cv_imports" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "main"."cv_import_items" FORCE ROW LEVEL SECURITY;
