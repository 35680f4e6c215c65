#include <microhttpd.h>
#include <netinet/in.h>

/// Starts a server with a thread for each connection; NULL when the address cannot be used.
///
/// `MHD_start_daemon` takes a list of any length, which Swift cannot call.
static inline struct MHD_Daemon *smh_start(const struct sockaddr_in *address, unsigned int connections,
                                           unsigned int timeout, MHD_AccessHandlerCallback handler, void *context) {
    return MHD_start_daemon(MHD_USE_THREAD_PER_CONNECTION | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_POLL, 0, NULL,
                            NULL, handler, context, MHD_OPTION_SOCK_ADDR, address, MHD_OPTION_CONNECTION_LIMIT,
                            connections, MHD_OPTION_CONNECTION_TIMEOUT, timeout, MHD_OPTION_END);
}

/// The port that the server listens at; 0 when it does not tell.
static inline uint16_t smh_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info == NULL ? 0 : info->port;
}

/// A response of bytes, which are copied.
static inline struct MHD_Response *smh_response(size_t size, const void *bytes) {
    return MHD_create_response_from_buffer(size, (void *) bytes, MHD_RESPMEM_MUST_COPY);
}
