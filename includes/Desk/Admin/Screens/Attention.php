<?php
/** Things that need somebody's attention, with links. Shown on the overview only. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Reports\Reports_Screen;
use DesignMarketplace\Desk\Admin\Reports\Tab;
use DesignMarketplace\Desk\Admin\Settings\Settings_Screen;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Admin\Users_List;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Kernel\Settings\Tab as Settings_Tab;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Auth\Rate_Limiter;
use DesignMarketplace\Trust\Open_Reports;
use WP_Post;

final class Attention {

	/** Seconds an email may be overdue before this is shown. */
	private const LATE = 15 * MINUTE_IN_SECONDS;

	/** @return list<array{string,string}> Sentences and addresses. */
	public function findings(): array {
		$found = array();
		if ( current_user_can( Admin::MANAGE ) ) {
			$found = array_merge( $this->decisions(), $this->mails(), $this->settings() );
		}
		$waiting = current_user_can( 'list_users' ) ? Users_List::number( Account_State::Waiting ) : 0;
		/* translators: %s: number of members. */
		$said = _n( '%s member has not activated the account yet', '%s members have not activated their accounts yet', $waiting, 'design-marketplace' );
		$url  = Member_List::url( array( Users_List::STATE => Account_State::Waiting->value ) );
		return array( ...$found, ...self::some( $waiting, $said, $url ) );
	}

	/** @return list<array{string,string}> A sentence about some, and its address; nothing about none. */
	private static function some( int $number, string $words, string $url ): array {
		return $number > 0 ? array( array( Ui::counted( $words, $number ), $url ) ) : array();
	}

	/** @return list<array{string,string}> */
	private function decisions(): array {
		$waiting = Open_Reports::now();
		/* translators: %s: number of members, works and design jobs that were reported. */
		$reports = _n( '%s reported item is waiting for a decision', '%s reported items are waiting for a decision', $waiting->reports, 'design-marketplace' );
		/* translators: %s: number of objections. */
		$objections = _n( '%s objection is waiting for review', '%s objections are waiting for review', $waiting->objections, 'design-marketplace' );
		/* translators: %s: number of design jobs. */
		$held = _n( '%s design job is waiting for approval', '%s design jobs are waiting for approval', $waiting->held, 'design-marketplace' );
		return array(
			...self::some( $waiting->reports, $reports, Reports_Screen::list( Tab::Open ) ),
			...self::some( $waiting->objections, $objections, Reports_Screen::list( Tab::Objections ) ),
			...self::some( $waiting->held, $held, Reports_Screen::list( Tab::Held ) ),
		);
	}

	/** @return list<array{string,string}> Emails that failed or are overdue. */
	private function mails(): array {
		$rows   = new Outbox_Entries();
		$failed = $rows->number( Status::Failed );
		/* translators: %s: number of mails. */
		$said   = _n( '%s email could not be sent', '%s emails could not be sent', $failed, 'design-marketplace' );
		$found  = self::some( $failed, $said, Menu::url( Outbox::SLUG, array( 'status' => Status::Failed->value ) ) );
		$oldest = $rows->oldest_due();
		if ( '' !== $oldest && (int) strtotime( "{$oldest} UTC" ) < Clock::now() - self::LATE ) {
			$found[] = array(
				__( 'Emails are waiting longer than they should: is this site’s cron job running?', 'design-marketplace' ),
				Menu::url( Outbox::SLUG, array( 'status' => Status::Waiting->value ) ),
			);
		}
		return $found;
	}

	/** @return list<array{string,string}> */
	private function settings(): array {
		$found = array();
		foreach ( array( 'terms_page', 'privacy_page' ) as $key ) {
			$page = get_page_by_path( (string) Site_Settings::get( $key ) );
			if ( ! $page instanceof WP_Post || 'publish' !== $page->post_status ) {
				$found[] = array(
					/* translators: %s: name of a page. */
					sprintf( __( 'The page "%s" is not published', 'design-marketplace' ), Settings_Table::of( $key )->label() ),
					Settings_Screen::url( Settings_Tab::General ),
				);
			}
		}
		if ( 0 === (int) Site_Settings::get( 'design_brief' ) ) {
			$found[] = array(
				__( 'There is no design brief tool to download yet', 'design-marketplace' ),
				Settings_Screen::url( Settings_Tab::Universities ),
			);
		}
		if ( ! Rate_Limiter::is_on() ) {
			$found[] = array( __( 'The rate limits are off', 'design-marketplace' ), Settings_Screen::url( Settings_Tab::Signup ) );
		}
		return $found;
	}
}
