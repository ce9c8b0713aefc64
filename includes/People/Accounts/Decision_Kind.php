<?php
/** The kinds of records in the log of decisions: decisions, and members' answers to them. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

enum Decision_Kind: string {

	/** A report was dismissed. The author is never told. */
	case Dismiss = 'dismiss';

	/** A work, a design job or a message was hidden. */
	case Hide = 'hide';

	case Off = 'off';

	case On   = 'on';
	case Show = 'show';

	/** An objection was rejected: the decision stays. */
	case Uphold = 'uphold';

	/** The member's objection to a decision. */
	case Objection = 'objection';

	/** A design job that waited for approval was published. */
	case Approve = 'approve';

	case Reject = 'reject';

	/** The account a report was about was deleted before a decision. */
	case Gone = 'gone';

	/** An administrator looked at the evidence. */
	case Opened = 'opened';

	/** An administrator confirmed a member's university or a company, or withdrew the confirmation. */
	case Verify   = 'verify';
	case Unverify = 'unverify';

	/**
	 * An administrator acted for a member: corrected something, added a work or a design job, opened one again, set the stage of an
	 * application, or gave a work to another member (who received it).
	 */
	case Correct = 'correct';
	case Create  = 'create';
	case Reopen  = 'reopen';
	case Stage   = 'stage';
	case Give    = 'give';
	case Receive = 'receive';

	/** An administrator changed the look of the site; it is about no member. */
	case Brand = 'brand';
	/** An administrator changed which roles see the figures. */
	case Figures = 'figures';
	/** An administrator took everything along, in one file. */
	case Archive = 'archive';
	/** An administrator activated an account, made one for a member, or wrote to them. */
	case Activate = 'activate';
	case Invite   = 'invite';
	case Message  = 'message';
	/** An administrator has sent a letter to a group of members, or stopped it. */
	case Letter = 'letter';

	/** Whether it is about the site and no member. */
	public function is_of_site(): bool {
		return in_array( $this, array( self::Brand, self::Figures, self::Archive, self::Letter ), true );
	}

	/** @return list<self> The decisions that an administrator can make about a report. */
	public static function about_reports(): array {
		return array( self::Dismiss, self::Hide, self::Off );
	}

	/** The decision about a report with this key, null for any other key. */
	public static function about_report( mixed $key ): ?self {
		$decision = is_string( $key ) ? self::tryFrom( $key ) : null;
		return in_array( $decision, self::about_reports(), true ) ? $decision : null;
	}

	/** Whether it restricts a member, who may object once. */
	public function is_restriction(): bool {
		return in_array( $this, array( self::Hide, self::Off, self::Reject ), true );
	}

	/** Whether it is the final decision after an objection. */
	public function is_second(): bool {
		return in_array( $this, array( self::On, self::Show, self::Uphold, self::Approve ), true );
	}

	public function gives_back(): bool {
		return $this->is_second() && self::Uphold !== $this;
	}

	/** Whether the export of the member it is about has it. */
	public function is_exported(): bool {
		return self::Dismiss !== $this && self::Opened !== $this;
	}

	public function label(): string {
		return match ( $this ) {
			self::Dismiss   => __( 'Report dismissed', 'design-marketplace' ),
			self::Hide      => __( 'Hidden', 'design-marketplace' ),
			self::Off       => __( 'Switched off', 'design-marketplace' ),
			self::On        => __( 'Switched on', 'design-marketplace' ),
			self::Show      => __( 'Shown again', 'design-marketplace' ),
			self::Uphold    => __( 'Decision upheld', 'design-marketplace' ),
			self::Objection => __( 'Objection by the member', 'design-marketplace' ),
			self::Approve   => __( 'Approved', 'design-marketplace' ),
			self::Reject    => __( 'Rejected', 'design-marketplace' ),
			self::Gone      => __( 'Account deleted before a decision', 'design-marketplace' ),
			self::Opened    => __( 'Evidence opened', 'design-marketplace' ),
			self::Verify    => __( 'Confirmed', 'design-marketplace' ),
			self::Unverify  => __( 'Confirmation withdrawn', 'design-marketplace' ),
			self::Correct   => __( 'Corrected', 'design-marketplace' ),
			self::Create    => __( 'Added for the member', 'design-marketplace' ),
			self::Reopen    => __( 'Opened again', 'design-marketplace' ),
			self::Stage     => __( 'Decided for the company', 'design-marketplace' ),
			self::Give      => __( 'Given to another member', 'design-marketplace' ),
			self::Receive   => __( 'Received from another member', 'design-marketplace' ),
			self::Brand     => __( 'Look of the site changed', 'design-marketplace' ),
			self::Figures   => __( 'Readers of the figures changed', 'design-marketplace' ),
			self::Archive   => __( 'Archive downloaded', 'design-marketplace' ),
			self::Activate  => __( 'Activated', 'design-marketplace' ),
			self::Invite    => __( 'Invited', 'design-marketplace' ),
			self::Message   => __( 'Written to', 'design-marketplace' ),
			self::Letter    => __( 'Letter to a group', 'design-marketplace' ),
		};
	}

	/**
	 * A list of values for SQL.
	 * @param callable(self):bool $which
	 */
	public static function sql( callable $which ): string {
		return "'" . implode( "', '", array_column( array_filter( self::cases(), $which ), 'value' ) ) . "'";
	}
}
