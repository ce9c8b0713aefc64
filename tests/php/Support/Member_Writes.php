<?php
/** What members write beside their works, jobs and settings: stages, messages, searches, reports and the like, each ready to be sent. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Alerts\Search_Kind;
use DesignMarketplace\Alerts\Search_Service;
use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Missions\Close_Request;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\People\Accounts\Email_Note;
use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\Talks\Conversation;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\Talks\Seat;
use RuntimeException;

/** @phpstan-type Call array{string,string,array<string,mixed>,array<string,array<string,mixed>>} */
final class Member_Writes {

	/** The role that makes each. */
	public const ROLES = array(
		'withdraw'        => 'designer',
		'apply_again'     => 'designer',
		'stage'           => 'contractor',
		'stages'          => 'contractor',
		'tell'            => 'contractor',
		'note'            => 'contractor',
		'seen'            => 'contractor',
		'answered'        => 'contractor',
		'close_with'      => 'contractor',
		'renew'           => 'contractor',
		'reopen'          => 'contractor',
		'duplicate'       => 'contractor',
		'message'         => 'designer',
		'message_picture' => 'contractor',
		'read'            => 'contractor',
		'block'           => 'designer',
		'take_back'       => 'designer',
		'save_search'     => 'designer',
		'change_search'   => 'designer',
		'delete_search'   => 'contractor',
		'report'          => 'designer',
		'availability'    => 'designer',
		'order'           => 'designer',
		'email_again'     => 'designer',
		'email_cancel'    => 'contractor',
		'verify'          => 'contractor',
		'confirm'         => 'contractor',
		'disconnect'      => 'designer',
		'name_person'     => 'designer',
		'answer_credit'   => 'contractor',
		'nudge'           => 'designer',
		'template'        => 'contractor',
		'change_template' => 'contractor',
		'delete_template' => 'contractor',
		'outcome'         => 'designer',
		'bring_portfolio' => 'designer',
		'make_list'       => 'contractor',
		'rename_list'     => 'contractor',
		'delete_list'     => 'contractor',
		'put_on_list'     => 'contractor',
		'take_off_list'   => 'contractor',
		'share_list'      => 'contractor',
		'unshare_list'    => 'contractor',
		'invite'          => 'contractor',
		'save_job'        => 'designer',
		'unsave_job'      => 'designer',
		'make_calendar'   => 'designer',
		'end_calendar'    => 'contractor',
	);

	/**
	 * Somebody, and the call they make.
	 * @param string $name One of ROLES.
	 * @return array{int,Call} Who writes; method, path, fields and files.
	 */
	public static function ready( string $name ): array {
		$designer = People::designer();
		$company  = People::contractor( array( 'ecosystem' => 'EPFL', 'epfl_lab' => 'LAB', 'epfl_professor' => 'Prof', 'website' => 'https://bells.example' ) );
		$who      = 'designer' === self::ROLES[ $name ] ? $designer : $company;
		return array( $who, self::call( $name, $designer, $company ) + array( 2 => array(), 3 => array() ) );
	}

	/**
	 * The call, with all it needs.
	 * @param string $name     One of ROLES.
	 * @param int    $designer Designer.
	 * @param int    $company  Contractor.
	 * @return array{0:string,1:string,2?:array<string,mixed>,3?:array<string,array<string,mixed>>}
	 */
	private static function call( string $name, int $designer, int $company ): array {
		return match ( $name ) {
			'withdraw', 'apply_again', 'stage', 'stages', 'tell', 'note', 'seen', 'answered', 'nudge' => self::about_application( $name, $designer, $company ),
			'close_with', 'renew', 'reopen', 'duplicate' => self::about_job( $name, $company ),
			'message', 'message_picture', 'read', 'block', 'take_back' => self::about_conversation( $name, $designer, $company ),
			'save_search', 'change_search', 'delete_search' => self::about_search( $name, $designer, $company ),
			'make_list', 'rename_list', 'delete_list', 'put_on_list', 'take_off_list', 'share_list', 'unshare_list' => self::about_list( $name, $designer, $company ),
			'invite'       => array(
				'POST',
				'/design-marketplace/v1/invitations',
				array( 'mission' => Market::mission( $company ), 'to' => array( $designer, People::designer() ) ),
			),
			'save_job'     => array( 'PUT', '/design-marketplace/v1/saved/' . Market::mission( $company ) ),
			'unsave_job'   => array( 'DELETE', '/design-marketplace/v1/saved/' . Market::mission( $company ) ),
			'make_calendar' => array( 'POST', '/design-marketplace/v1/calendar' ),
			'end_calendar' => array( 'DELETE', '/design-marketplace/v1/calendar' ),
			'report'       => array(
				'POST',
				'/design-marketplace/v1/reports',
				array( 'kind' => 'mission', 'id' => Market::mission( $company ), 'reason' => 'spam' ),
			),
			'availability' => array( 'POST', "/wp/v2/users/{$designer}", array( 'availability' => 'now' ) ),
			'order'        => array( 'POST', '/wp/v2/work/order', array( 'ids' => array( Market::work( $designer ) ) ) ),
			'email_again'  => array( 'POST', '/wp/v2/users/' . self::waiting_for_an_address( $designer ) . '/email' ),
			'email_cancel' => array( 'DELETE', '/wp/v2/users/' . self::waiting_for_an_address( $company ) . '/email' ),
			'verify'       => array( 'POST', "/design-marketplace/v1/members/{$company}/verified/address", array( 'address' => 'ada@epfl.ch' ) ),
			'confirm'      => array( 'POST', "/design-marketplace/v1/members/{$company}/confirmed/address", array( 'address' => 'ada@bells.example' ) ),
			'disconnect'   => array( 'DELETE', '/design-marketplace/v1/oidc/link' ),
			'name_person'  => array( 'POST', '/wp/v2/work/' . Market::work( $designer ), array( 'with' => array( People::designer() ) ) ),
			'answer_credit' => array( 'POST', '/design-marketplace/v1/credits/' . Market::credit( $designer, $company ), array( 'answer' => 'yes' ) ),
			'template'     => array( 'POST', '/design-marketplace/v1/templates', array( 'name' => 'No', 'text' => 'No' ) ),
			'change_template' => array( 'POST', '/design-marketplace/v1/templates/' . Market::template( $company ), array( 'name' => 'Yes' ) ),
			'delete_template' => array( 'DELETE', '/design-marketplace/v1/templates/' . Market::template( $company ) ),
			'outcome'      => array( 'POST', '/design-marketplace/v1/outcomes/' . Market::outcome( $designer, $company ), array( 'consent' => true ) ),
			'bring_portfolio' => array( 'POST', "/wp/v2/users/{$designer}/portfolio", array(), array( 'file' => self::portfolio() ) ),
			default        => throw new RuntimeException( "There is no write {$name}." ),
		};
	}

	/** @return array{0:string,1:string,2?:array<string,mixed>} */
	private static function about_list( string $name, int $designer, int $company ): array {
		$lists = '/design-marketplace/v1/lists';
		$list  = "{$lists}/" . Market::list_of( $company, $designer );
		return match ( $name ) {
			'make_list'     => array( 'POST', $lists, array( 'name' => 'Ice' ) ),
			'rename_list'   => array( 'POST', $list, array( 'name' => 'Ice' ) ),
			'delete_list'   => array( 'DELETE', $list ),
			'put_on_list'   => array( 'PUT', "{$list}/people/{$designer}", array( 'note' => 'Words' ) ),
			'take_off_list' => array( 'DELETE', "{$list}/people/{$designer}" ),
			'share_list'    => array( 'POST', "{$list}/share", array( 'notes' => true ) ),
			default         => array( 'DELETE', "{$list}/share" ),
		};
	}

	/** @return array<string,mixed> A portfolio of one work, as a file. */
	private static function portfolio(): array {
		Folder::configured()->ready();
		$work = array( 'title' => 'Puls', 'client' => 'Own', 'month' => 0, 'year' => 2024, 'status' => 'publish', 'pictures' => array( array( 'file' => 'pictures/a.png' ) ) );
		return Uploads::archive(
			array(
				'portfolio.json' => (string) wp_json_encode( array( 'format' => 'design-marketplace-portfolio', 'version' => 1, 'works' => array( $work ) ) ),
				'pictures/a.png' => (string) file_get_contents( Uploads::picture()['tmp_name'] ),
			)
		);
	}

	/**
	 * @param string $name     What is done.
	 * @param int    $designer Designer.
	 * @param int    $company  Contractor.
	 * @return array{string,string,array<string,mixed>}
	 */
	private static function about_application( string $name, int $designer, int $company ): array {
		$mission = Market::mission( $company );
		$id      = Market::apply( $designer, $mission );
		if ( 'apply_again' === $name ) {
			Staged::write( $id, array( 'stage' => 'withdrawn', 'told' => 'withdrawn' ) );
		}
		if ( 'nudge' === $name ) {
			Staged::write( $id, array( 'created_gmt' => Clock::gmt( -10 * DAY_IN_SECONDS ) ) );
		}
		$fields = match ( $name ) {
			'withdraw'    => array( 'stage' => 'withdrawn' ),
			'apply_again' => array( 'stage' => 'new' ),
			'stage'       => array( 'stage' => 'declined', 'words' => 'Words' ),
			'tell'        => array( 'stage' => 'chosen', 'tell' => true ),
			'note'        => array( 'note' => 'Words' ),
			'seen'        => array( 'seen' => true ),
			'answered'    => array( 'answered' => true ),
			'nudge'       => array( 'nudge' => true ),
			default       => array( 'ids' => array( $id, Market::apply( People::designer(), $mission ) ), 'stage' => 'shortlisted' ),
		};
		return array( 'POST', '/wp/v2/application' . ( 'stages' === $name ? '' : "/{$id}" ), $fields );
	}

	/**
	 * @param string $name    What is done.
	 * @param int    $company Contractor.
	 * @return array{string,string,array<string,mixed>}
	 */
	private static function about_job( string $name, int $company ): array {
		$mission = Market::mission( $company );
		Market::apply( People::designer(), $mission );
		if ( 'reopen' === $name ) {
			( new Closing() )->close( $mission, new Close_Request( Mission_Outcome::Lapsed ) );
		}
		$fields = match ( $name ) {
			'close_with' => array( 'close' => true, 'outcome' => 'cancelled', 'words' => 'Words' ),
			'duplicate'  => array(),
			default      => array( $name => true ),
		};
		return array( 'POST', "/wp/v2/mission/{$mission}" . ( 'duplicate' === $name ? '/duplicate' : '' ), $fields );
	}

	/**
	 * @param string $name     What is done.
	 * @param int    $designer Designer.
	 * @param int    $company  Contractor.
	 * @return array{0:string,1:string,2?:array<string,mixed>,3?:array<string,array<string,mixed>>}
	 */
	private static function about_conversation( string $name, int $designer, int $company ): array {
		$path         = Talk::BASE . '/' . Talk::begin( $designer, $company );
		$conversation = Talk::between( $designer, $company );
		return match ( $name ) {
			'message'         => array( 'POST', $path, array( 'text' => 'Words' ) ),
			'message_picture' => array( 'POST', $path, array( 'text' => 'Words' ), array( 'files' => self::picture() ) ),
			'read'            => array( 'POST', "{$path}/read", array( 'until' => $conversation->last ) ),
			'block'           => array( 'POST', "{$path}/block", array( 'blocked' => true ) ),
			default           => array( 'DELETE', "{$path}/messages/" . self::said( $conversation ) ),
		};
	}

	/**
	 * A picture, for which there is a folder already: that stays when a message is undone.
	 * @return array{name:string,type:string,tmp_name:string,error:int,size:int}
	 */
	private static function picture(): array {
		Folder::configured()->ready();
		return Uploads::picture( 60, 40 );
	}

	private static function said( Conversation $conversation ): int {
		return Talk::write( $conversation, Seat::Designer, 'Words' )->id;
	}

	/**
	 * @param string $name     What is done.
	 * @param int    $designer Designer.
	 * @param int    $company  Contractor.
	 * @return array{0:string,1:string,2?:array<string,mixed>}
	 */
	private static function about_search( string $name, int $designer, int $company ): array {
		$path = '/design-marketplace/v1/searches';
		if ( 'save_search' === $name ) {
			return array( 'POST', $path, array( 'kind' => 'jobs', 'filters' => array( 'search' => 'bells' ) ) );
		}
		$saved = ( new Search_Service() )->save( 'delete_search' === $name ? $company : $designer, Search_Kind::Jobs, array( 'search' => 'bells' ), array() );
		$path .= is_array( $saved ) ? "/{$saved[0]->id}" : throw new RuntimeException( $saved->get_error_message() );
		return 'delete_search' === $name ? array( 'DELETE', $path ) : array( 'POST', $path, array( 'name' => 'Words' ) );
	}

	/**
	 * Has a member wait for the proof of an address.
	 * @param int $user_id Member.
	 */
	private static function waiting_for_an_address( int $user_id ): int {
		Email_Notes::wait( $user_id, Email_Note::make( Clock::now() + DAY_IN_SECONDS, str_repeat( 'k', 40 ), "waiting{$user_id}@example.test" ) );
		return $user_id;
	}
}
