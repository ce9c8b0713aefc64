<?php
/** The stages of an application, and which can follow which. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Contract\Contract;

/** A row of the application table has two: `stage` is the decision, `told` the stage the applicant was told. */
enum Stage: string {

	case Fresh       = 'new';
	case Shortlisted = 'shortlisted';
	case Chosen      = 'chosen';
	case Declined    = 'declined';
	case Withdrawn   = 'withdrawn';

	/** An applicant who was told no more than this waits for an answer. */
	public const WAITING = array( self::Fresh, self::Shortlisted );

	/** SQL for applications whose applicants wait for an answer, by the column of what they were told. */
	public static function sql_waits( string $told ): string {
		return "{$told} IN ( '" . implode( "', '", array_column( self::WAITING, 'value' ) ) . "' )";
	}

	/** SQL that leaves out applications whose authors may apply again. */
	public static function sql_taken( string $table ): string {
		return sprintf(
			"NOT ( {$table}.told = '%s' AND {$table}.reapplied < %d )",
			self::Withdrawn->value,
			Contract::limit( 'reapplied_max' )
		);
	}

	/** SQL for those who would be told something by a close: it settles the decisions first, and then tells those of sql_waiting(). */
	public static function sql_concerned( string $table ): string {
		return sprintf(
			"{$table}.stage <> '%s' AND NOT ( {$table}.stage = '%s' AND {$table}.told = '%s' )",
			self::Withdrawn->value,
			self::Declined->value,
			self::Declined->value
		);
	}

	/** SQL for the applicants who are told of a close: all but those who withdrew or were told of a decline. */
	public static function sql_waiting( string $table ): string {
		return "{$table}.told NOT IN ( '" . self::Withdrawn->value . "', '" . self::Declined->value . "' )";
	}

	/** Whether the owner has to give a reason for this stage to an applicant who was told another one. */
	public function needs_words( self $told ): bool {
		return self::Chosen === $told && self::Chosen !== $this && self::Withdrawn !== $this;
	}
}
