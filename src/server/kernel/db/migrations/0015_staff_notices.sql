CREATE TABLE "staff_notices" (
	"id" integer PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"levels" jsonb NOT NULL
);
