<?php
/**
 * What the log of decisions knows: what was decided, and what was answered.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

enum Decision: string {

	/**
	 * Nothing was found against what was reported. Its author is never told.
	 */
	case Dismiss = 'dismiss';

	/**
	 * A work, a design job or a message was taken out of sight.
	 */
	case Hide = 'hide';

	/**
	 * An account was switched off.
	 */
	case Off = 'off';

	case On   = 'on';
	case Show = 'show';

	/**
	 * Looked at again and kept.
	 */
	case Uphold = 'uphold';

	/**
	 * The author's answer to a decision.
	 */
	case Objection = 'objection';

	/**
	 * A design job that waited was let through.
	 */
	case Approve = 'approve';

	case Reject = 'reject';

	/**
	 * Nothing was left to be decided about: the account a report was about was deleted.
	 */
	case Gone = 'gone';

	/**
	 * An administrator looked at what is kept as evidence.
	 */
	case Opened = 'opened';

	/**
	 * A startup's university was confirmed by an administrator, or that was taken back.
	 */
	case Verify   = 'verify';
	case Unverify = 'unverify';

	/**
	 * What an administrator did for a member: corrected something, added a work or a design job, opened one again, gave a work to
	 * another member, who received it.
	 */
	case Correct = 'correct';
	case Create  = 'create';
	case Reopen  = 'reopen';
	case Give    = 'give';
	case Receive = 'receive';

	/**
	 * What is decided about a report.
	 *
	 * @return list<self>
	 */
	public static function about_reports(): array {
		return array( self::Dismiss, self::Hide, self::Off );
	}

	/**
	 * The decision about a report with this key, null for any other.
	 *
	 * @param mixed $key As received.
	 */
	public static function about_report( mixed $key ): ?self {
		$decision = is_string( $key ) ? self::tryFrom( $key ) : null;
		return in_array( $decision, self::about_reports(), true ) ? $decision : null;
	}

	/**
	 * Whether it takes something from a member, who may answer it once.
	 */
	public function is_restriction(): bool {
		return in_array( $this, array( self::Hide, self::Off, self::Reject ), true );
	}

	/**
	 * Whether it ends the matter after an answer.
	 */
	public function is_second(): bool {
		return in_array( $this, array( self::On, self::Show, self::Uphold, self::Approve ), true );
	}

	/**
	 * Whether it takes a restriction back.
	 */
	public function gives_back(): bool {
		return $this->is_second() && self::Uphold !== $this;
	}

	/**
	 * Whether the member it concerns is told.
	 */
	public function is_told(): bool {
		return self::Dismiss !== $this && self::Opened !== $this;
	}

	/**
	 * The decision in words, for administrators.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Dismiss   => __( 'Report dismissed', 'design-marketplace' ),
			self::Hide      => __( 'Hidden', 'design-marketplace' ),
			self::Off       => __( 'Switched off', 'design-marketplace' ),
			self::On        => __( 'Switched on', 'design-marketplace' ),
			self::Show      => __( 'Shown again', 'design-marketplace' ),
			self::Uphold    => __( 'Decision kept', 'design-marketplace' ),
			self::Objection => __( 'Objection by the member', 'design-marketplace' ),
			self::Approve   => __( 'Approved', 'design-marketplace' ),
			self::Reject    => __( 'Rejected', 'design-marketplace' ),
			self::Gone      => __( 'Account deleted before a decision', 'design-marketplace' ),
			self::Opened    => __( 'Evidence opened', 'design-marketplace' ),
			self::Verify    => __( 'University confirmed', 'design-marketplace' ),
			self::Unverify  => __( 'Confirmation of the university taken back', 'design-marketplace' ),
			self::Correct   => __( 'Corrected', 'design-marketplace' ),
			self::Create    => __( 'Added for the member', 'design-marketplace' ),
			self::Reopen    => __( 'Opened again', 'design-marketplace' ),
			self::Give      => __( 'Given to another member', 'design-marketplace' ),
			self::Receive   => __( 'Received from another member', 'design-marketplace' ),
		};
	}

	/**
	 * A list for SQL.
	 *
	 * @param callable(self):bool $which Which.
	 */
	public static function sql( callable $which ): string {
		return "'" . implode( "', '", array_column( array_filter( self::cases(), $which ), 'value' ) ) . "'";
	}
}
