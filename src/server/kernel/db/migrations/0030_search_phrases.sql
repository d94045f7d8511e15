CREATE TABLE "search_phrases" (
	"locale" text NOT NULL,
	"phrase" text NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"frequency" integer NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_phrases_locale_phrase_position_pk" PRIMARY KEY("locale","phrase","position")
);
--> statement-breakpoint
CREATE INDEX "search_phrases_key" ON "search_phrases" USING btree ("locale","key");