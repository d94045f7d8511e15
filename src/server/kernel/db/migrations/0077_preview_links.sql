CREATE TABLE "entry_previews" (
	"entry_id" integer NOT NULL,
	"locale" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_previews_entry_id_locale_pk" PRIMARY KEY("entry_id","locale"),
	CONSTRAINT "entry_previews_token_unique" UNIQUE("token")
);
--> statement-breakpoint
DROP TABLE "server_secrets" CASCADE;--> statement-breakpoint
ALTER TABLE "entry_previews" ADD CONSTRAINT "entry_previews_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;