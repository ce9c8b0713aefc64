<?php
/** Takes an archive in: picture by picture, and then all works at once. Nothing stays of a refused one. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Zip;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_User_Meta;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Image_Kind;
use DesignMarketplace\Media\Image_Words;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Quota;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Portfolio\Work_Order;
use DesignMarketplace\Portfolio\Work_Post_Type;
use DesignMarketplace\Portfolio\Work_Service;
use WP_Error;

/**
 * How far it is stands in the account's meta, and changes together with each picture: a process that is killed leaves a whole step, and
 * another one goes on after some minutes.
 * @phpstan-import-type Page from Unpacking
 * @phpstan-type Kept array{state:string,works:int,all:int,message:string,path:string,pictures:list<int>,until:int,since:int}
 */
final class Import implements Erases_People, Has_Jobs, Has_Limits, Has_User_Meta, Retains {

	public const EVENT = 'design_marketplace_portfolio';

	private const META = '_design_marketplace_portfolio';

	/** `until`: when a process that says nothing more is dead. */
	private const NONE = array( 'state' => 'none', 'works' => 0, 'all' => 0, 'message' => '', 'path' => '', 'pictures' => array(), 'until' => 0, 'since' => 0 );

	/** So many pictures are taken in while whoever sends them waits. */
	private const AT_ONCE = 12;

	/** Seconds after which the job begins no other picture. */
	private const SECONDS = 20;

	private const LEASE = 10 * MINUTE_IN_SECONDS;

	/** @return array{state:string,works:int,message:string} As the member reads it. */
	public static function told( int $user_id ): array {
		$import  = self::read( $user_id );
		$message = 'running' === $import['state']
			? Contract::message( 'portfolio_progress', count( $import['pictures'] ), $import['all'] )
			: $import['message'];
		return array_intersect_key( $import, array( 'state' => '', 'works' => 0 ) ) + compact( 'message' );
	}

	/** Bytes a member's pictures may still have. */
	public static function room( int $user_id ): int {
		$most = (int) Site_Settings::get( 'storage_mb' ) * MB_IN_BYTES;
		return 0 === $most ? PHP_INT_MAX : max( 0, $most - Quota::used( $user_id ) );
	}

	/** The refusal to a member who has works, or another archive under way. */
	public static function refusal( int $user_id ): ?WP_Error {
		$running = 'running' === self::read( $user_id )['state'] ? Errors::of( 'portfolio_running' ) : null;
		return self::refusal_of_works( $user_id ) ?? $running;
	}

	private static function refusal_of_works( int $user_id ): ?WP_Error {
		$works = "SELECT COUNT(*) FROM {posts} WHERE post_author = %d AND post_type = %s AND post_status NOT IN ('trash', 'auto-draft')";
		return (int) Sql::value( $works, $user_id, Work_Post_Type::NAME ) > 0 ? Errors::of( 'portfolio_there' ) : null;
	}

	/**
	 * Takes an archive in at once if it is small, or by a job.
	 * @param string $path Its place among the files that are there for a while. It is deleted when it is no longer needed.
	 * @param bool   $wait Whether a large one is taken in at once, too.
	 * @return bool|WP_Error Whether all is done.
	 */
	public function begin( int $user_id, string $path, Unpacking $archive, bool $wait = false ): bool|WP_Error {
		$all    = count( $archive->pictures() );
		$wait   = $wait || $all <= self::AT_ONCE;
		$times  = array( 'since' => Clock::now(), 'until' => $wait ? Clock::now() + self::LEASE : 0 );
		$import = array( 'state' => 'running', 'works' => count( $archive->works ) ) + compact( 'all', 'path' ) + $times + self::NONE;
		try {
			$start   = static fn(): ?WP_Error => self::refusal( $user_id ) ?? self::write( $user_id, $import );
			$refusal = Account_Lock::with( $user_id, $start );
		} catch ( Lost_Transaction $lost ) {
			Disk::delete( $path );
			throw $lost;
		}
		if ( $refusal ) {
			Disk::delete( $path );
		} elseif ( ! $wait ) {
			self::schedule( 0 );
			return false;
		} else {
			$refusal = $this->go_on( $user_id, PHP_INT_MAX );
			$refusal && delete_user_meta( $user_id, State::key( self::META ) );
		}
		return $refusal ?? true;
	}

	/** Goes on with all imports under way. */
	public function run(): void {
		self::schedule( self::LEASE );
		$end = Clock::now() + self::SECONDS;
		foreach ( self::people() as $user_id ) {
			$language = switch_to_user_locale( $user_id );
			$is_busy  = Account_Lock::with(
				$user_id,
				static fn(): ?WP_Error => self::read( $user_id )['until'] < Clock::now()
					? self::write( $user_id, array( 'until' => Clock::now() + self::LEASE ) )
					: Errors::of( 'portfolio_running' )
			);
			$is_busy || $this->go_on( $user_id, $end );
			$language && restore_previous_locale();
		}
		wp_clear_scheduled_hook( self::EVENT );
		if ( self::people() ) {
			self::schedule( 0 );
		}
	}

	/** @return WP_Error|null Why it has failed; null when all is in, or it is time for others. */
	private function go_on( int $user_id, int $end ): ?WP_Error {
		$import  = self::read( $user_id );
		$archive = Account_State::Active === State::of( $user_id )
			? Unpacking::open( $import['path'], PHP_INT_MAX >> 16, PHP_INT_MAX )
			: Errors::of( 'forbidden' );
		$done    = $archive instanceof WP_Error ? $archive : self::take_in( $user_id, $archive, count( $import['pictures'] ), $end );
		if ( $done instanceof WP_Error ) {
			self::fail( $user_id, Errors::params( $done )[ Unpacking::FIELD ] ?? $done->get_error_message() );
		}
		if ( false !== $done ) {
			Disk::delete( $import['path'] );
		}
		return $done instanceof WP_Error ? $done : null;
	}

	/** @return bool|WP_Error Whether all is in; false when it is time for others. */
	private static function take_in( int $user_id, Unpacking $archive, int $from, int $end ): bool|WP_Error {
		foreach ( array_slice( $archive->pictures(), $from ) as $page ) {
			if ( Clock::now() > $end ) {
				Account_Lock::with( $user_id, static fn(): ?WP_Error => self::write( $user_id, array( 'until' => 0 ) ) );
				return false;
			}
			$failure = $archive->picture( $page, static fn( array $file ): ?WP_Error => self::store( $user_id, $file ) );
			if ( $failure ) {
				return $failure;
			}
		}
		return Account_Lock::with( $user_id, static fn(): ?WP_Error => self::finish( $user_id, $archive ) ) ?? true;
	}

	/**
	 * Stores a picture, as nobody's work yet.
	 * @param array<string,mixed> $file See Unpacking::picture().
	 */
	private static function store( int $user_id, array $file ): ?WP_Error {
		return Account_Lock::with(
			$user_id,
			static function () use ( $user_id, $file ): ?WP_Error {
				$id = ( new Images() )->store( $file, Image_Kind::WORK, $user_id );
				if ( $id instanceof WP_Error ) {
					return Images::failure( $id );
				}
				$full   = Quota::of_members()->refusal_of_stored( $user_id, array( Unpacking::FIELD ) );
				$stored = array( 'pictures' => array( ...self::read( $user_id )['pictures'], $id ), 'until' => Clock::now() + self::LEASE );
				return $full ? Unpacking::refusal( Errors::params( $full )[ Unpacking::FIELD ] ) : self::write( $user_id, $stored );
			}
		);
	}

	/** Makes the works of stored pictures, with the account locked. */
	private static function finish( int $user_id, Unpacking $archive ): ?WP_Error {
		$refusal  = self::refusal_of_works( $user_id );
		$pictures = self::read( $user_id )['pictures'];
		$ids      = array();
		foreach ( $refusal ? array() : $archive->works as $work ) {
			$id = ( new Work_Service() )->create( $user_id, $work['values'], array(), $work['status'] );
			if ( $id instanceof WP_Error ) {
				return $id;
			}
			self::hang( $id, array_splice( $pictures, 0, count( $work['pictures'] ) ), $work['pictures'] );
			$ids[] = $id;
		}
		$refusal = $refusal ?? ( new Work_Order() )->put_first( $user_id, $ids );
		$done    = array( 'state' => 'done', 'works' => count( $ids ) ) + self::NONE;
		return $refusal instanceof WP_Error ? $refusal : self::write( $user_id, $done );
	}

	/**
	 * Gives a work its pictures.
	 * @param list<int>  $pictures Attachments.
	 * @param list<Page> $pages    What is said of each.
	 */
	private static function hang( int $work, array $pictures, array $pages ): void {
		global $wpdb;
		Pictures::write( $work, $pictures );
		foreach ( $pictures as $number => $picture ) {
			$wpdb->update( $wpdb->posts, array( 'post_parent' => $work ), array( 'ID' => $picture ) );
			clean_post_cache( $picture );
			Image_Words::write( $picture, $pages[ $number ] );
		}
	}

	/** Nothing stays but the reason, and that only where there is still an account. */
	private static function fail( int $user_id, string $reason ): void {
		$pictures = self::read( $user_id )['pictures'];
		$failed   = array( 'state' => 'failed', 'message' => $reason ) + self::NONE;
		Account_Lock::with( $user_id, static fn(): ?WP_Error => self::write( $user_id, $failed ) );
		array_map( array( new Images(), 'delete' ), $pictures );
	}

	public function jobs(): array {
		return array( self::EVENT => '' );
	}

	public function limits(): array {
		return array(
			'portfolio'        => array( 'account' => array( 10, DAY_IN_SECONDS ) ),
			'portfolio_import' => array( 'account' => array( 5, DAY_IN_SECONDS ) ),
		);
	}

	public function user_meta(): array {
		return array( self::META => false );
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		$path = self::read( $user_id )['path'];
		if ( '' !== $path ) {
			Disk::delete( $path );
		}
		delete_user_meta( $user_id, State::key( self::META ) );
	}

	/** What no process has finished in a day has failed: its archive and its pictures are swept, too. */
	public function expire(): void {
		foreach ( self::people() as $user_id ) {
			$import = self::read( $user_id );
			if ( $import['since'] < Clock::now() - DAY_IN_SECONDS ) {
				self::fail( $user_id, Contract::message( 'server_error' ) );
				Disk::delete( $import['path'] );
			}
		}
	}

	/** @return list<int> Members with an import under way. */
	private static function people(): array {
		$ids = Sql::ids( 'SELECT user_id FROM {usermeta} WHERE meta_key = %s', State::key( self::META ) );
		return array_values( array_filter( $ids, static fn( int $id ): bool => 'running' === self::read( $id )['state'] ) );
	}

	private static function schedule( int $seconds ): void {
		wp_clear_scheduled_hook( self::EVENT );
		wp_schedule_single_event( time() + $seconds, self::EVENT ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
	}

	/** @return Kept */
	private static function read( int $user_id ): array {
		$kept = get_user_meta( $user_id, State::key( self::META ), true );
		return ( is_array( $kept ) ? $kept : array() ) + self::NONE;
	}

	/**
	 * Returns null, which is no type of its own in PHP 8.1.
	 * @param array<string,mixed> $changes
	 * @phpstan-ignore return.unusedType
	 */
	private static function write( int $user_id, array $changes ): ?WP_Error {
		update_user_meta( $user_id, State::key( self::META ), wp_slash( $changes + self::read( $user_id ) ) );
		return null;
	}
}
