<?php
/** Introductions and read-only information above the fields of a tab. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Settings\Tab;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Auth\Rate_Limiter;
use DesignMarketplace\Site\Front\Html;

final class Intros {

	public function show( Tab $tab ): void {
		match ( $tab ) {
			Tab::Partners     => Ui::p(
				__( 'Shown at the foot of every page, in this order. A row without name, address and logo is removed.', 'design-marketplace' )
			),
			Tab::Texts        => Ui::p(
				__( 'Leave a field empty for the text it shows in grey. Contents may include links and other HTML.', 'design-marketplace' )
			),
			Tab::Reasons      => Ui::p(
				__( 'What members read when something of theirs is hidden or their account is switched off. Leave a field empty for the text it shows in grey; your terms and conditions should say the same.', 'design-marketplace' )
			),
			Tab::Signup       => self::signup(),
			Tab::Privacy      => self::privacy(),
			Tab::Systems      => ( new Systems() )->show(),
			default           => null,
		};
	}

	/** The state of the limits, which only a constant can change. */
	private static function signup(): void {
		$said = Rate_Limiter::is_on()
			? __( 'On. Too many attempts are refused for a while.', 'design-marketplace' )
			: __( 'Off. Never leave it off on a public site.', 'design-marketplace' );
		$by   = defined( 'DESIGN_MARKETPLACE_RATE_LIMITS' )
			/* translators: %s: name of a constant. */
			? __( 'Set by the constant %s in wp-config.php.', 'design-marketplace' )
			/* translators: %s: name of a constant. */
			: __( 'The constant %s in wp-config.php, set to false, switches them off.', 'design-marketplace' );
		Ui::say(
			Html::of( 'h2', __( 'Rate limits', 'design-marketplace' ) ),
			Html::of( 'p > strong', $said ),
			Html::of( 'p.description', Html::safe( sprintf( esc_html( $by ), '<code>DESIGN_MARKETPLACE_RATE_LIMITS</code>' ) ) )
		);
		$rows = array();
		foreach ( Limits::allowed() as $action => $scopes ) {
			foreach ( $scopes as $scope => [ $attempts, $seconds ] ) {
				/* translators: 1: number of attempts, 2: length of time such as "15 minutes". */
				$words  = __( '%1$s in %2$s', 'design-marketplace' );
				$words  = sprintf( $words, number_format_i18n( $attempts ), human_time_diff( 0, $seconds ) );
				$rows[] = array( self::action( $action ), self::scope( $scope ), $words );
			}
		}
		$heads = array(
			__( 'Action', 'design-marketplace' ),
			__( 'Counted by', 'design-marketplace' ),
			__( 'Attempts', 'design-marketplace' ),
		);
		Ui::table( 'widefat.striped.dm-limits', $heads, $rows );
		Ui::say( Html::of( 'h2', __( 'Bot check', 'design-marketplace' ) ) );
	}

	private static function privacy(): void {
		$links = array(
			Ui::link( admin_url( 'export-personal-data.php' ), __( 'Export personal data', 'design-marketplace' ) ),
			Ui::link( admin_url( 'erase-personal-data.php' ), __( 'Erase personal data', 'design-marketplace' ) ),
			Ui::link(
				admin_url( 'options-privacy.php?tab=policyguide' ),
				__( 'Suggested text for the privacy policy', 'design-marketplace' )
			),
		);
		Ui::p( Html::safe( implode( ' | ', $links ) ) );
		self::reservation();
	}

	/** The sentence for the terms, in each language. A page that somebody wrote is never changed. */
	private static function reservation(): void {
		$about    = __( 'This is a reservation, not a lock: programs that respect it stay away, and others can be held to it, but it keeps nobody out by force. It should stand in your terms and conditions, too. You can copy this sentence; the page itself is never changed for you.', 'design-marketplace' );
		$sentence = static fn(): string => __( 'All rights to the works shown on this site stay with those who made them. Text and data mining of the site, and the training of artificial intelligence with it, are expressly reserved (Article 4(3) of Directive (EU) 2019/790) and need their consent.', 'design-marketplace' );
		Ui::say( Html::of( 'h2', __( 'AI training', 'design-marketplace' ) ), Html::of( 'p', $about ) );
		foreach ( Contract::enum( 'languages' ) as $code => $name ) {
			$text = Languages::within( Languages::locale( (string) $code, Languages::site_locale() ), $sentence );
			Ui::say( Html::of( 'p', Html::of( 'b', (string) $name ), Html::single( 'br' ), $text, lang: (string) $code ) );
		}
	}

	private static function action( string $action ): string {
		return match ( $action ) {
			'login'              => __( 'Log in', 'design-marketplace' ),
			'oidc'               => __( 'Begin to log in at a school', 'design-marketplace' ),
			'oidc_ticket'        => __( 'Come back from it', 'design-marketplace' ),
			'register'           => __( 'Sign up', 'design-marketplace' ),
			'register_unchecked' => __( 'Sign up without a bot check', 'design-marketplace' ),
			'availability'       => __( 'Check whether an email address is available', 'design-marketplace' ),
			'activation'         => __( 'Request an activation email', 'design-marketplace' ),
			'lostpassword'       => __( 'Request a new password', 'design-marketplace' ),
			'reset'              => __( 'Set a new password', 'design-marketplace' ),
			'challenge'          => __( 'Request a bot check', 'design-marketplace' ),
			'reset_check'        => __( 'Open a link for a new password', 'design-marketplace' ),
			'email_change'       => __( 'Change the email address', 'design-marketplace' ),
			'email_again'        => __( 'Request another address confirmation', 'design-marketplace' ),
			'email_link'         => __( 'Open a link about an email address', 'design-marketplace' ),
			'verify'             => __( 'Request a confirmation by email', 'design-marketplace' ),
			'verify_mailbox'     => __( 'Request it from the same address', 'design-marketplace' ),
			'job_link'           => __( 'Open a link that keeps a design job open', 'design-marketplace' ),
			'views'              => __( 'Look at a page that is counted for its owner', 'design-marketplace' ),
			'verify_link'        => __( 'Open a link that confirms a member', 'design-marketplace' ),
			'availability_link'  => __( 'Open a link that renews availability', 'design-marketplace' ),
			'mission'            => __( 'Write a design job', 'design-marketplace' ),
			'publication'        => __( 'Publish a design job', 'design-marketplace' ),
			'work'               => __( 'Add a project', 'design-marketplace' ),
			'calendar'           => __( 'Make an address of one’s own calendar', 'design-marketplace' ),
			'credit'             => __( 'Name somebody in a project', 'design-marketplace' ),
			'credit_answer'      => __( 'Say whether one may be named', 'design-marketplace' ),
			'list'               => __( 'Change a list of designers', 'design-marketplace' ),
			'list_link'          => __( 'Make a link to a list of designers', 'design-marketplace' ),
			'invite'             => __( 'Send invitations to a design job', 'design-marketplace' ),
			'invitation'         => __( 'Designers who are invited', 'design-marketplace' ),
			'template'           => __( 'Write a template of an answer', 'design-marketplace' ),
			'outcome'            => __( 'Say whether something may be in the showcase', 'design-marketplace' ),
			'credit_link'        => __( 'Open a link that asks for it', 'design-marketplace' ),
			'portfolio'          => __( 'Take the portfolio along as a file', 'design-marketplace' ),
			'portfolio_import'   => __( 'Bring a portfolio in from a file', 'design-marketplace' ),
			'change'             => __( 'Edit own content', 'design-marketplace' ),
			'picture'            => __( 'Send a picture, or a file in a message', 'design-marketplace' ),
			'apply'              => __( 'Apply', 'design-marketplace' ),
			'contact'            => __( 'Write to a designer', 'design-marketplace' ),
			'stage'              => __( 'Decide on a candidate', 'design-marketplace' ),
			'tell'               => __( 'Tell a candidate right away', 'design-marketplace' ),
			'message'            => __( 'Send a message', 'design-marketplace' ),
			'conversation'       => __( 'Mark as read, block, or take a message back', 'design-marketplace' ),
			'report'             => __( 'Report something', 'design-marketplace' ),
			'saved'              => __( 'Save a design job, or take it off', 'design-marketplace' ),
			'search'             => __( 'Save or change a search', 'design-marketplace' ),
			'own_data'           => __( 'Request a link to own data', 'design-marketplace' ),
			'report_stranger'    => __( 'Report something without an account', 'design-marketplace' ),
			'report_unchecked'   => __( 'The same without a bot check', 'design-marketplace' ),
			'report_address'     => __( 'Emails about reports to an address without an account', 'design-marketplace' ),
			default              => $action,
		};
	}

	private static function scope( string $scope ): string {
		return match ( $scope ) {
			'address' => __( 'Network address', 'design-marketplace' ),
			'account' => __( 'Account', 'design-marketplace' ),
			'pair'    => __( 'Network address and account', 'design-marketplace' ),
			default   => $scope,
		};
	}
}
