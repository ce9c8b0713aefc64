<?php
/** The stages of an application, and which can follow which. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

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

	/** Whether the owner has to give a reason for this stage to an applicant who was told another one. */
	public function needs_words( self $told ): bool {
		return self::Chosen === $told && self::Chosen !== $this && self::Withdrawn !== $this;
	}
}
